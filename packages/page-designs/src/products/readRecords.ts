import { guessColumnRoles } from './columnRoles.ts';
import { type ProductRecord, readProduct } from './readProduct.ts';

/** A row of a data source, by column. */
type RecordRow = Readonly<Record<string, unknown>>;

/** Reads the products of a data source, with the rows they are in. Leaves out those without a name. */
export function readRecords<Row extends { readonly data: RecordRow }>(
  rows: readonly Row[],
): readonly { readonly row: Row; readonly product: ProductRecord }[] {
  const headings = [...new Set(rows.flatMap(({ data }) => Object.keys(data)))];
  const roles = guessColumnRoles(headings);
  const columns = headings.map((heading, index) => ({ heading, role: roles[index] ?? 'ignored' }));
  return rows
    .map((row) => ({
      row,
      product: readProduct(
        columns,
        headings.map((heading) => toCell(row.data[heading])),
      ),
    }))
    .filter(({ product }) => product.content.name !== '');
}

function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
