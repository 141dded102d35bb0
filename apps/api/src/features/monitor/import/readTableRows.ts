import { Failure } from '../../../platform/http/failure.ts';
import { readTable } from '../../../platform/sheets/readTable.ts';
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

/** Reads a CSV or XLSX file with headings. @throws 400 if it is invalid */
export async function readTableRows(bytes: Buffer): Promise<PageRow[]> {
  return toRows(await readTable(bytes, maxImportRows + 2));
}
