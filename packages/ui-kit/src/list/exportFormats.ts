/** File formats for exporting a list. */
export const exportFormats = ['csv', 'xlsx'] as const;
/** One of {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];
