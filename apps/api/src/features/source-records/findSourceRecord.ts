import type { SourceRecordWire } from '@vitrina/api-client/contract';
import { listFacts, readRecords, readSourceRecord, recordKey } from '@vitrina/page-designs';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findDataSource } from '../data-sources/queries.ts';
import { findEpack } from '../epacks/queries.ts';

/**
 * Returns what the record of an epack says now. Returns null if it has none, or the user cannot reach its source.
 *
 * @throws 404 for an epack that the user cannot reach
 */
export async function findSourceRecord(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
): Promise<SourceRecordWire | null> {
  const epack = await findEpack(query, user, epackId);
  if (!epack) throw notFound();
  const link = readSourceRecord(epack.data.manifest);
  if (!link) return null;
  const { dataSourceId, key } = link;
  if (dataSourceId === undefined) return findTableRow(query, epackId);
  const source = await findDataSource(query, user, dataSourceId);
  if (!source) return null;
  const record = readRecords(source.items).find(({ product }) => recordKey(product) === key);
  return { source: source.name, facts: record ? [...listFacts(record.product.content)] : null };
}

/** Returns the row of the table that the epack was last imported from. */
async function findTableRow(query: Queryable, epackId: string): Promise<SourceRecordWire | null> {
  const imported = await query
    .selectFrom('package_import_key')
    .select(['product', 'source'])
    .where('epack_id', '=', epackId)
    .executeTakeFirst();
  if (!imported?.product) return null;
  return { source: imported.source, facts: [...listFacts(imported.product)] };
}
