import { sql } from 'kysely';
import type { CallAnswer, contract, DataSourceSummary, ServerFont } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import type { Queryable } from '../storage/database.ts';

/** The fonts beyond the built-in ones. */
export async function listFonts(query: Queryable): Promise<ServerFont[]> {
  const rows = await query
    .selectFrom('font')
    .selectAll()
    .orderBy(sql`family collate "und-x-icu"`)
    .orderBy('weight')
    .orderBy('id')
    .execute();
  return rows as ServerFont[];
}

function isReached(user: CurrentUser) {
  return user.licenseIds ? sql<boolean>`s.license_id = any(${user.licenseIds}::int[])` : sql<boolean>`true`;
}

/** The data sources of the user's licences. */
export async function listDataSources(query: Queryable, user: CurrentUser): Promise<DataSourceSummary[]> {
  const { rows } = await sql<DataSourceSummary>`
    select s.id, s.name, (select count(*) from data_source_item i where i.data_source_id = s.id) as "itemCount"
    from data_source s where ${isReached(user)} order by s.name collate "und-x-icu", s.id
  `.execute(query);
  return rows;
}

type DataSourceDetail = CallAnswer<typeof contract.getDataSource>['data'];

/** One data source with its records. */
export async function findDataSource(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<DataSourceDetail | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from data_source s where s.id = ${id} and ${isReached(user)}
  `.execute(query);
  const source = rows[0];
  if (!source) return undefined;
  const items = await query
    .selectFrom('data_source_item')
    .select(['id', 'data'])
    .where('data_source_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...source, items: items as DataSourceDetail['items'] };
}
