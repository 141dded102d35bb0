import pLimit from 'p-limit';

import { Failure } from '../../../platform/http/failure.ts';
import { findDelimiter, readCsvRows } from '../../../platform/sheets/readCsvRows.ts';
import { workApart } from '../../../platform/concurrency/workApart.ts';
import { maxImportRows, type PageRow } from './pageRow.ts';

/** Common names of the columns, in lower case. */
const columnOfHeading: Readonly<Record<string, keyof PageRow>> = {
  link: 'link',
  url: 'link',
  ссылка: 'link',
  name: 'name',
  'product name': 'name',
  название: 'name',
  наименование: 'name',
  ean: 'ean',
  gtin: 'ean',
  barcode: 'ean',
  штрихкод: 'ean',
  mpn: 'mpn',
  артикул: 'mpn',
  brand: 'brand',
  бренд: 'brand',
  sku: 'sku',
  'retailer sku': 'sku',
  'код товара': 'sku',
};

function toRows([headings = [], ...records]: readonly string[][]): PageRow[] {
  const columns = headings.map((heading) => columnOfHeading[heading.trim().toLowerCase()]);
  if (!columns.includes('link') && !columns.includes('ean')) throw new Failure(400, 'importColumnsMissing');
  return records.map((record) => {
    const row: PageRow = {};
    for (const [index, column] of columns.entries()) if (column) row[column] = (record[index] ?? '').trim();
    return row;
  });
}

/** Reads a CSV file with headings. @throws 400 if it is invalid */
export function readCsvTable(bytes: Buffer): PageRow[] {
  const csv = bytes.toString('utf8');
  return toRows(readCsvRows(csv, findDelimiter(csv), maxImportRows + 2));
}

/** Each uses a thread with its own parser. */
const inTurn = pLimit(2);

/** Reads the first sheet of an XLSX file in a separate thread. @throws 400 if it is invalid */
export async function readXlsxTable(bytes: Buffer): Promise<PageRow[]> {
  const rows = await inTurn(() => workApart<string[][]>('sheetWorker', bytes));
  if (!rows) throw new Failure(400, 'sheetNotReadable');
  return toRows(rows);
}
