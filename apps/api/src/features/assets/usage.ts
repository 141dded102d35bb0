import type { AssetUsage } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';

/** All addresses of a file: its own, and those of its widths and formats. `f` is the file's row. */
const fileIds = sql`array_append(mentioned_files(f.variants::text), f.id)`;

/** The epacks that refer to the file `f`, in a page or in their own data. */
const mentions = sql`
  select p.epack_id, p.locale, p.template, p.page from page p where p.file_ids && ${fileIds}
  union all
  select d.id, null, null, null from epack d where d.file_ids && ${fileIds}
`;

/**
 * Counts the epacks that use the file `f`, without deleted ones; with a user, only those the user can access.
 */
export function countUsage(user?: CurrentUser): RawBuilder<number> {
  const scope = user ? inScopeOf(user) : sql`e.deleted_at is null`;
  return sql<number>`(
    select count(distinct e.id) from (${mentions}) m join epack e on e.id = m.epack_id where ${scope}
  )`;
}

/** Lists the epacks and pages that show an asset, among those the user can access. */
export async function listUsage(query: Queryable, user: CurrentUser, assetId: number): Promise<AssetUsage[]> {
  const { rows } = await sql<AssetUsage>`
    select json_build_object('id', e.id, 'name', e.name) as epack,
      coalesce(json_agg(json_build_object('locale', m.locale, 'template', m.template, 'page', m.page)
        order by m.locale, m.template, m.page) filter (where m.page is not null), '[]') as pages
    from asset a join file f on f.id = a.file_id cross join lateral (${mentions}) m join epack e on e.id = m.epack_id
    where a.id = ${assetId} and ${inScopeOf(user)}
    group by e.id order by e.name collate "und-x-icu", e.id
  `.execute(query);
  return rows;
}
