/** The columns of an import. */
export const importColumns = ['link', 'name', 'ean', 'mpn', 'brand', 'sku'] as const;

/** One product page of a file, as texts; a column the file lacks is absent. */
export type PageRow = Partial<Record<(typeof importColumns)[number], string>>;

/** The most product pages taken from one file. */
export const maxImportRows = 50_000;
