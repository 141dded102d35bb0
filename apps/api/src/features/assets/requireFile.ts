import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { belongsTo } from '../access/epackScope.ts';
import { fileColumns, posterJoin, type FileRow } from '../files/fileRow.ts';
import { countUsage } from './usage.ts';

/**
 * Finds a file the user can access: in the library, or used by a package.
 *
 * @throws 404 for any other
 */
export async function requireFile(query: Queryable, user: CurrentUser, id: string): Promise<FileRow> {
  const { rows } = await sql<FileRow>`
    select ${fileColumns} from file f ${posterJoin}
    where f.id = ${id} and (
      exists (select from asset a where a.file_id = f.id and ${belongsTo(user, 'a')}) or ${countUsage(user)} > 0
    )
  `.execute(query);
  if (!rows[0]) throw notFound();
  return rows[0];
}
