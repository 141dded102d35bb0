import type { DataSourceInput, DataSourceRecord } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { forbidden, invalidField, notFound } from '../../platform/http/failure.ts';
import { checkRecordRevision } from '../../platform/http/recordRevision.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { findDataSourceRecord, findDataSourceTable } from './queries.ts';

/** The maximum number of rows in one statement. */
const rowsPerInsert = 1000;

async function checkLicense(query: Queryable, user: CurrentUser, licenseId: number): Promise<void> {
  if (!(user.licenseIds?.includes(licenseId) ?? true)) throw forbidden();
  const license = await query
    .selectFrom('license')
    .select('id')
    .where('id', '=', licenseId)
    .executeTakeFirst();
  if (!license) throw invalidField('body.licenseId');
}

async function insertRows(query: Queryable, sourceId: number, input: DataSourceInput): Promise<void> {
  for (let start = 0; start < input.rows.length; start += rowsPerInsert) {
    const values = input.rows.slice(start, start + rowsPerInsert).map((row) => ({
      data_source_id: sourceId,
      data: JSON.stringify(Object.fromEntries(input.columns.map((column, at) => [column, row[at] ?? '']))),
    }));
    await query.insertInto('data_source_item').values(values).execute();
  }
}

async function finish(
  query: Queryable,
  user: CurrentUser,
  { id, action }: { id: number; action: string },
): Promise<DataSourceRecord> {
  const source = await findDataSourceRecord(query, user, id);
  if (!source) throw notFound();
  await writeAudit(query, user.id, action, String(id), { name: source.name, itemCount: source.itemCount });
  return source;
}

/** Creates a data source of a license the user administers. */
export function createDataSource(
  database: Database,
  user: CurrentUser,
  input: DataSourceInput,
): Promise<DataSourceRecord> {
  return database.transaction(async (query) => {
    await checkLicense(query, user, input.licenseId);
    const { id } = await query
      .insertInto('data_source')
      .values({ license_id: input.licenseId, name: input.name, columns: JSON.stringify(input.columns) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertRows(query, id, input);
    return finish(query, user, { id, action: 'dataSource.create' });
  });
}

/**
 * Replaces a whole data source. Its records are new: epacks keep the old ones until they load the data source
 * again.
 *
 * @throws 409 with both versions if it changed in the meantime
 */
export function updateDataSource(
  database: Database,
  user: CurrentUser,
  { id, input, request }: { id: number; input: DataSourceInput; request: FastifyRequest },
): Promise<DataSourceRecord> {
  return database.transaction(async (query) => {
    await query.selectFrom('data_source').select('id').where('id', '=', id).forUpdate().execute();
    const theirs = await findDataSourceTable(query, user, id);
    if (!theirs) throw notFound();
    checkRecordRevision(request, { yours: input, theirs });
    await checkLicense(query, user, input.licenseId);
    const { licenseId: license_id, name } = input;
    await query
      .updateTable('data_source')
      .set((set) => ({
        license_id,
        name,
        columns: JSON.stringify(input.columns),
        updated_at: new Date(),
        revision: set('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await query.deleteFrom('data_source_item').where('data_source_id', '=', id).execute();
    await insertRows(query, id, input);
    return finish(query, user, { id, action: 'dataSource.update' });
  });
}

/** Deletes a data source of a license the user administers. */
export function deleteDataSource(database: Database, user: CurrentUser, id: number): Promise<void> {
  return database.transaction(async (query) => {
    await finish(query, user, { id, action: 'dataSource.delete' });
    await query.deleteFrom('data_source').where('id', '=', id).execute();
  });
}
