/** The columns of an import. */
export const importColumns = ['link', 'name', 'ean', 'mpn', 'brand', 'sku'] as const;

/** A product page of a file, as texts; columns missing in the file are absent. */
export type PageRow = Partial<Record<(typeof importColumns)[number], string>>;

/** The maximum number of product pages in a file. */
export const maxImportRows = 50_000;
