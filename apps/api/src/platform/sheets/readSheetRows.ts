import { readSheet } from 'read-excel-file/node';

/** Reads the first sheet of an XLSX file as texts. Numbers keep their digits: a GTIN is not a quantity. */
export async function readSheetRows(bytes: Buffer): Promise<string[][]> {
  const rows = await readSheet(bytes, { parseNumber: (digits: string) => digits });
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}
