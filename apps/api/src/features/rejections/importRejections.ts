import {
  rejectionInputSchema,
  type CallRequest,
  type contract,
  type FieldErrorCode,
  type RejectionImport,
  type RejectionInput,
} from '@vitrina/api-client/contract';
import { messages } from '@vitrina/api-client/messages';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import { readTable } from '../../platform/sheets/readTable.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { findOnlyMapping } from '../monitor/pages/suggestMappings.ts';
import { listRetailersOf } from '../publishing/queries.ts';
import { findPlace } from './findPlace.ts';
import { isKnown, recordRejection, type Rejecting } from './recordRejection.ts';

type Target = CallRequest<typeof contract.importRejections>['query'];

const columns = ['ean', 'mpn', 'sku', 'quote', 'reason'] as const;
type Row = Record<(typeof columns)[number], string>;

/** Common names of the columns in reports, in lower case. */
const columnOfHeading: Readonly<Record<string, keyof Row>> = {
  ean: 'ean',
  gtin: 'ean',
  barcode: 'ean',
  штрихкод: 'ean',
  mpn: 'mpn',
  артикул: 'mpn',
  sku: 'sku',
  'код товара': 'sku',
  quote: 'quote',
  words: 'quote',
  text: 'quote',
  текст: 'quote',
  цитата: 'quote',
  reason: 'reason',
  comment: 'reason',
  причина: 'reason',
  комментарий: 'reason',
};

const maxRows = 1000;
const maxRefused = 100;
/** The header is row one. */
const firstRow = 2;

async function readRows(bytes: Buffer): Promise<Row[]> {
  const [headings = [], ...records] = await readTable(bytes, maxRows + 2);
  const found = headings.map((heading) => columnOfHeading[heading.trim().toLowerCase()]);
  const hasProduct = found.some((column) => column === 'ean' || column === 'mpn' || column === 'sku');
  if (!hasProduct || !found.includes('reason')) throw new Failure(400, 'rejectionColumnsMissing');
  if (records.length > maxRows) throw new Failure(400, 'rejectionsTooMany');
  return records.map((record) => {
    const row: Row = { ean: '', mpn: '', sku: '', quote: '', reason: '' };
    for (const [index, column] of found.entries()) if (column) row[column] = (record[index] ?? '').trim();
    return row;
  });
}

/** Finds the epack of a row: by the retailer's own code of a watched page, or by the product's codes. */
async function findEpackOf(
  query: Queryable,
  user: CurrentUser,
  { licenseId, retailerId }: Target,
  { ean, mpn, sku }: Row,
): Promise<string | null> {
  if (sku) {
    const { rows } = await sql<{ epack_id: string }>`
      select epack_id from product_page
      where license_id = ${licenseId} and retailer_id = ${retailerId} and retailer_sku = ${sku}
        and epack_id is not null limit 1
    `.execute(query);
    if (rows[0]) return rows[0].epack_id;
  }
  return findOnlyMapping(query, user, { licenseId, ean, mpn, brand: '', retailerSku: sku });
}

function findFault(row: Row): { column: keyof Row; code: FieldErrorCode } | undefined {
  if (!row.reason) return { column: 'reason', code: 'required' };
  const { reason, quote } = rejectionInputSchema.shape;
  if (!reason.safeParse(row.reason).success) return { column: 'reason', code: 'tooLong' };
  if (!quote.safeParse(row.quote).success) return { column: 'quote', code: 'tooLong' };
  return undefined;
}

/** Imports the rejections of a report: all rows whose package is found or, on failure, none. */
export async function importRejections(
  services: Rejecting,
  user: CurrentUser,
  target: Target,
  bytes: Buffer,
  language: Language,
): Promise<RejectionImport> {
  const rows = await readRows(bytes);
  const counts: RejectionImport = { placed: 0, unplaced: 0, known: 0, refused: [], refusedCount: 0 };
  const refuse = (index: number, column: string, message: string) => {
    counts.refusedCount++;
    if (counts.refused.length < maxRefused) counts.refused.push({ row: index + firstRow, column, message });
  };
  await services.database.transaction(async (query) => {
    if (user.licenseIds && !user.licenseIds.includes(target.licenseId))
      throw invalidField('query.licenseId', 'notAllowed');
    const retailers = await listRetailersOf(query, user, target.licenseId);
    const retailer = retailers.find(({ id }) => id === target.retailerId);
    if (!retailer) throw invalidField('query.retailerId', 'notAllowed');
    for (const [index, row] of rows.entries()) {
      const fault = findFault(row);
      if (fault) {
        refuse(index, fault.column, messages[language][`api.field.${fault.code}`]);
        continue;
      }
      const epackId = await findEpackOf(query, user, target, row);
      if (!epackId) {
        refuse(index, 'ean', messages[language]['api.error.noSingleMatch']);
        continue;
      }
      const rejection: RejectionInput = {
        epackId,
        retailerId: target.retailerId,
        quote: row.quote,
        reason: row.reason,
      };
      if (await isKnown(query, rejection)) {
        counts.known++;
        continue;
      }
      if (await findPlace(query, services.blocks, epackId, row.quote)) counts.placed++;
      else counts.unplaced++;
      if (!target.dryRun)
        await recordRejection(services, query, user, rejection, { retailer: retailer.name, language });
    }
    if (!target.dryRun) {
      const { placed, unplaced } = counts;
      await writeAudit(query, user.id, 'rejection.import', target.retailerId, { placed, unplaced });
    }
  });
  return counts;
}
