/** The maximum number of columns and rows of a data source. @public */
export const dataSourceLimits = { columns: 50, rows: 5000, cellLength: 5000, csvLength: 5_000_000 };
