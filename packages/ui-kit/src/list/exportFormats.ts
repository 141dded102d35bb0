/** Kinds of files a list is exported to. */
export const exportFormats = ['csv', 'xlsx'] as const;
/** A kind of {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];
