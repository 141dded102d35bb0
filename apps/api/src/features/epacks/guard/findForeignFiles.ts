import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { belongsTo, inScopeOf } from '../../access/epackScope.ts';

/**
 * Returns the names of the files among `ids` that are neither uploaded by the user, nor in the user's libraries of files
 * and sections, nor in a package the user can access. Ids that are no files are left out.
 */
export async function findForeignFiles(
  query: Queryable,
  user: CurrentUser,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0 || user.isAdmin) return [];
  const { rows } = await sql<{ name: string }>`
    select f.id || '.' || f.extension as name from file f
    where f.id = any(${ids}::text[]) and f.created_by is distinct from ${user.id}
      and not exists (select from asset a where a.file_id = f.id and ${belongsTo(user, 'a')})
      and not exists (select from asset a where a.poster_id = f.id and ${belongsTo(user, 'a')})
      and not exists (select from custom_component c where c.file_ids @> array[f.id] and ${belongsTo(user, 'c')})
      and f.id not in (
        select own.poster_id from asset a join file own on own.id = a.file_id
        where own.poster_id is not null and ${belongsTo(user, 'a')}
      )
      and not exists (
        select from epack e where ${inScopeOf(user)} and (
          e.file_ids @> array[f.id] or exists (
            select from page p where p.epack_id = e.id and p.file_ids @> array[f.id]
          )
        )
      )
    order by f.id
  `.execute(query);
  return rows.map(({ name }) => name);
}
