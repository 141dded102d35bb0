import {
  isProductLink,
  newPageSchema,
  type FieldErrorCode,
  type PageImport,
} from '@vitrina/api-client/contract';
import { messages } from '@vitrina/api-client/messages';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { writeAudit } from '../../audit/audit.ts';
import { checkPlace, insertPage } from '../pages/changePages.ts';
import { findOnlyMapping } from '../pages/suggestMappings.ts';
import { maxImportRows, type PageRow } from './pageRow.ts';
import { readFeed } from './readFeed.ts';
import { readTableRows } from './readTableRows.ts';

/** The license and retailer of a file's pages. */
export interface ImportTarget {
  retailerId: number;
  licenseId: number;
  dryRun: boolean;
}

type Page = Record<'link' | 'product_name' | 'ean' | 'mpn' | 'brand' | 'retailer_sku', string>;
interface StoredPage extends Page {
  id: number;
}

const maxRefused = 100;
const rowsAtOnce = 1000;

/** The number users see for the first product row: a table's header is row one; a feed has no header. */
const firstRowOf = { table: 2, feed: 1 };

async function readRows(bytes: Buffer): Promise<{ rows: PageRow[]; firstRow: number }> {
  if (/^\s*(?:\u{feff})?</u.test(bytes.subarray(0, 200).toString('utf8')))
    return { rows: readFeed(bytes), firstRow: firstRowOf.feed };
  return { rows: await readTableRows(bytes), firstRow: firstRowOf.table };
}

/** Returns the first error in a row. */
function findFault(row: PageRow): { column: string; code: FieldErrorCode } | undefined {
  if (!row.link) return { column: 'link', code: 'required' };
  if (!isProductLink(row.link)) return { column: 'link', code: 'notHttpsLink' };
  const { productName, ean, mpn, brand, retailerSku } = newPageSchema.shape;
  const texts = { name: productName, ean, mpn, brand, sku: retailerSku } as const;
  for (const [column, schema] of Object.entries(texts)) {
    if (!schema.safeParse(row[column as keyof PageRow] ?? '').success) return { column, code: 'tooLong' };
  }
  return undefined;
}

/** Fields missing in a file keep their value. */
function toPage(row: PageRow, stored: StoredPage | undefined): Page {
  return {
    link: row.link ?? '',
    product_name: row.name ?? stored?.product_name ?? '',
    ean: row.ean ?? stored?.ean ?? '',
    mpn: row.mpn ?? stored?.mpn ?? '',
    brand: row.brand ?? stored?.brand ?? '',
    retailer_sku: row.sku ?? stored?.retailer_sku ?? '',
  };
}

function isSame(page: Page, stored: StoredPage): boolean {
  return (Object.keys(page) as (keyof Page)[]).every((column) => page[column] === stored[column]);
}

async function findStored(query: Queryable, target: ImportTarget, links: readonly string[]) {
  const { rows } = await sql<StoredPage>`
    select id, link, product_name, ean, mpn, brand, retailer_sku from product_page
    where retailer_id = ${target.retailerId} and license_id = ${target.licenseId} and link = any(${links}::text[])
  `.execute(query);
  return new Map(rows.map((row) => [row.link, row]));
}

async function storePage(
  query: Queryable,
  user: CurrentUser,
  target: ImportTarget,
  page: Page,
  stored: StoredPage | undefined,
): Promise<void> {
  if (stored) {
    await query
      .updateTable('product_page')
      .set({ ...page, next_check_at: new Date(), revision: sql<number>`revision + 1` })
      .where('id', '=', stored.id)
      .execute();
    return;
  }
  const { licenseId, retailerId } = target;
  const { ean, mpn, brand, retailer_sku: retailerSku } = page;
  const epack_id = await findOnlyMapping(query, user, { licenseId, ean, mpn, brand, retailerSku });
  await insertPage(query, { ...page, retailer_id: retailerId, license_id: licenseId, epack_id });
}

/** Imports the valid rows of a part of a file, and counts. */
async function importRows(
  query: Queryable,
  user: CurrentUser,
  target: ImportTarget,
  rows: readonly PageRow[],
  counts: PageImport,
): Promise<void> {
  const stored = await findStored(
    query,
    target,
    rows.map(({ link = '' }) => link),
  );
  for (const row of rows) {
    const known = stored.get(row.link ?? '');
    const page = toPage(row, known);
    if (known && isSame(page, known)) counts.unchanged++;
    else if (known) counts.changed++;
    else counts.added++;
    if (!target.dryRun && !(known && isSame(page, known))) await storePage(query, user, target, page, known);
  }
}

/** Separates rows that cannot be imported, and those whose link occurred before in the file. */
function sortOut(
  { rows, firstRow }: Awaited<ReturnType<typeof readRows>>,
  counts: PageImport,
  language: Language,
): PageRow[] {
  const seen = new Set<string>();
  return rows.filter((row, index) => {
    const isRepeated = row.link !== undefined && seen.has(row.link);
    const fault = isRepeated ? { column: 'link', code: 'repeated' as const } : findFault(row);
    if (row.link) seen.add(row.link);
    if (!fault) return true;
    counts.refusedCount++;
    const message = messages[language][`api.field.${fault.code}`];
    if (counts.refused.length < maxRefused) counts.refused.push({ row: index + firstRow, ...fault, message });
    return false;
  });
}

/**
 * Imports a retailer's product pages from a CSV or XLSX file or a product feed: all valid rows or, on
 * failure, none.
 */
export async function importPages(
  database: Database,
  user: CurrentUser,
  target: ImportTarget,
  bytes: Buffer,
  language: Language,
): Promise<PageImport> {
  const read = await readRows(bytes);
  if (read.rows.length > maxImportRows) throw new Failure(400, 'importTooLong');
  const counts: PageImport = { added: 0, changed: 0, unchanged: 0, refused: [], refusedCount: 0 };
  const good = sortOut(read, counts, language);
  await database.transaction(async (query) => {
    await checkPlace(query, user, target);
    for (let start = 0; start < good.length; start += rowsAtOnce) {
      await importRows(query, user, target, good.slice(start, start + rowsAtOnce), counts);
    }
    if (!target.dryRun) {
      const { added, changed } = counts;
      await writeAudit(query, user.id, 'page.import', target.retailerId, { added, changed });
    }
  });
  return counts;
}
