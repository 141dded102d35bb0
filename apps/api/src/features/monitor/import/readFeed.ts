import { Failure } from '../../../platform/http/failure.ts';
import { parseShallow } from '../../../platform/markup/parseShallow.ts';
import { maxImportRows, type PageRow } from './pageRow.ts';

const maxDepth = 1000;

/** Elements of a product in shops' feeds: `offer` (YML), `item` (RSS), `entry` (Atom). */
const productElements = new Set(['offer', 'item', 'entry']);

const columnOfElement: Readonly<Record<string, keyof PageRow>> = {
  url: 'link',
  link: 'link',
  'g:link': 'link',
  name: 'name',
  model: 'name',
  title: 'name',
  'g:title': 'name',
  barcode: 'ean',
  'g:gtin': 'ean',
  vendorcode: 'mpn',
  'g:mpn': 'mpn',
  vendor: 'brand',
  'g:brand': 'brand',
  'g:id': 'sku',
};

/**
 * Reads a shop's product feed. The parser ignores document types, so a feed's own entities stay unresolved.
 *
 * @throws 400 if it contains no product
 */
export function readFeed(bytes: Buffer): PageRow[] {
  const rows: PageRow[] = [];
  let row: PageRow | undefined;
  let column: keyof PageRow | undefined;
  const isWhole = parseShallow(
    bytes.toString('utf8'),
    {
      onopentag(element, attributes) {
        const name = element.toLowerCase();
        if (productElements.has(name)) row = attributes['id'] ? { sku: attributes['id'] } : {};
        else column = columnOfElement[name];
      },
      ontext(text) {
        if (row && column) row[column] = (row[column] ?? '') + text;
      },
      onclosetag(element) {
        column = undefined;
        if (!row || !productElements.has(element.toLowerCase())) return;
        if (rows.length <= maxImportRows) rows.push(row);
        row = undefined;
      },
    },
    { xmlMode: true, maxDepth },
  );
  if (!isWhole || rows.length === 0) throw new Failure(400, 'feedNotReadable');
  return rows.map((found) =>
    Object.fromEntries(Object.entries(found).map(([name, text]) => [name, text.trim()])),
  );
}
