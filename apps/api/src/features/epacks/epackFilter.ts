import type { CallRequest, contract } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import { matchesSearch } from './searchIndex.ts';

type Query = CallRequest<typeof contract.listEpacks>['query'];

/** The filters of epacks, in lists and in bulk calls. */
export interface EpackFilter extends Pick<
  Query,
  'search' | 'type' | 'licenses' | 'owners' | 'state' | 'hasLayout'
> {}

const isPublished = sql`exists (select from stream_pointer p where p.epack_id = e.id)`;

/** The most epacks that one request can select. */
export const maxSelected = 10_000;

/** The epacks of a bulk call: by id, or all that match a filter. */
export interface EpackSelection {
  ids?: readonly string[] | undefined;
  filter?: EpackFilter | undefined;
}

/** Returns the selection as a condition on epacks (alias `e`). */
export function matchesSelection({ ids, filter = {} }: EpackSelection): RawBuilder<boolean> {
  return ids ? sql<boolean>`e.id = any(${[...ids]}::uuid[])` : matchesFilter(filter);
}

/** Returns the filter as a condition on epacks (alias `e`). */
export function matchesFilter(filter: EpackFilter): RawBuilder<boolean> {
  const { search = '', type, licenses, owners, state, hasLayout } = filter;
  const conditions: RawBuilder<unknown>[] = [];
  if (search.trim() !== '') {
    conditions.push(sql`e.id in (select s.epack_id from epack_search s where ${matchesSearch(search)})`);
  }
  if (type) conditions.push(sql`e.type = ${type}`);
  if (licenses) conditions.push(sql`e.license_id = any(${licenses}::int[])`);
  if (owners) conditions.push(sql`e.owner_id = any(${owners}::int[])`);
  if (state) conditions.push(state === 'published' ? isPublished : sql`not ${isPublished}`);
  if (hasLayout !== undefined) conditions.push(hasLayout ? sql`e.layout <> ''` : sql`e.layout = ''`);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}
