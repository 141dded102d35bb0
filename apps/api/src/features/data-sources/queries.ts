import type {
  CallAnswer,
  CallRequest,
  contract,
  DataSourceRecord,
  DataSourceSummary,
  DataSourceTable,
} from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';

const itemCount = sql<number>`(select count(*)::int from data_source_item i where i.data_source_id = s.id)`;

/** Checks whether the user works for a source's license. */
function isReached(user: CurrentUser): RawBuilder<boolean> {
  return user.licenseIds ? sql`s.license_id = any(${user.licenseIds}::int[])` : sql`true`;
}

/** Lists the data sources of the user's licenses. */
export async function listDataSources(query: Queryable, user: CurrentUser): Promise<DataSourceSummary[]> {
  const { rows } = await sql<DataSourceSummary>`
    select s.id, s.name, ${itemCount} as "itemCount"
    from data_source s where ${isReached(user)} order by s.name collate "und-x-icu", s.id
  `.execute(query);
  return rows;
}

type DataSourceDetail = CallAnswer<typeof contract.getDataSource>['data'];

/** Returns a data source with its records. */
export async function findDataSource(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<DataSourceDetail | undefined> {
  const source = await findDataSourceRecord(query, user, id);
  if (!source) return undefined;
  return { id: source.id, name: source.name, items: await readItems(query, id) };
}

async function readItems(query: Queryable, id: number): Promise<DataSourceDetail['items']> {
  const items = await query
    .selectFrom('data_source_item')
    .select(['id', 'data'])
    .where('data_source_id', '=', id)
    .orderBy('id')
    .execute();
  return items as DataSourceDetail['items'];
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns a data source with its rows, for administration. */
export async function findDataSourceTable(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<DataSourceTable | undefined> {
  const source = await findDataSourceRecord(query, user, id);
  if (!source) return undefined;
  const items = await readItems(query, id);
  return { ...source, rows: items.map(({ data }) => source.columns.map((column) => toText(data[column]))) };
}

const record: RawBuilder<DataSourceRecord> = sql`
  s.id, s.name, ${itemCount} as "itemCount", s.columns, json_build_object('id', l.id, 'name', l.name) as license,
  to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedDate", s.revision
`;
const from = sql`data_source s join license l on l.id = s.license_id`;

type Search = CallRequest<typeof contract.searchDataSources>['query'];

/** Lists the data sources of the licenses the user administers. */
export function searchDataSources(
  query: Queryable,
  user: CurrentUser,
  search: Search,
): Promise<{ items: DataSourceRecord[]; total: number }> {
  const { licenses = [] } = search;
  const source = {
    select: record,
    from,
    conditions: [
      isReached(user),
      licenses.length > 0 ? sql`s.license_id = any(${licenses}::int[])` : undefined,
      contains(search.search, [sql`s.name`]),
    ],
    columns: {
      name: asText(sql`s.name`),
      license: asText(sql`l.name`),
      itemCount,
      updatedDate: sql`s.updated_at`,
    },
    defaultSort: [{ column: 'name', isDescending: false }] as const,
    tieBreaker: sql`s.id`,
  };
  return readList(query, source, search);
}

/** Returns a data source as administrators see it; undefined if the user cannot access it. */
export async function findDataSourceRecord(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<DataSourceRecord | undefined> {
  const { rows } = await sql<DataSourceRecord>`
    select ${record} from ${from} where s.id = ${id} and ${isReached(user)}
  `.execute(query);
  return rows[0];
}
