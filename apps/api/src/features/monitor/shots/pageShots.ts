import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';

/** Stores a page's screenshot and replaces the previous one. */
export async function storeShot(
  query: Queryable,
  pageId: number,
  takenAt: Date,
  bytes: Buffer,
): Promise<void> {
  await sql`
    insert into page_shot (page_id, taken_at, bytes)
    select id, ${takenAt}, ${bytes} from product_page where id = ${pageId}
    on conflict (page_id) do update set taken_at = excluded.taken_at, bytes = excluded.bytes
  `.execute(query);
}

/** Removes the screenshot of a page without problems. */
export async function removeShot(query: Queryable, pageId: number): Promise<void> {
  await query.deleteFrom('page_shot').where('page_id', '=', pageId).execute();
}

/** Returns the screenshot of a page, as WebP. The caller checks access. */
export async function findShot(query: Queryable, pageId: number): Promise<Buffer | undefined> {
  const row = await query
    .selectFrom('page_shot')
    .select('bytes')
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row?.bytes;
}

/** Returns the time of a page's screenshot; null if there is none. */
export async function findShotDate(query: Queryable, pageId: number): Promise<string | null> {
  const row = await query
    .selectFrom('page_shot')
    .select('taken_at')
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row?.taken_at.toISOString() ?? null;
}
