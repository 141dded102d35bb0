import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

/** Returns whether an uploaded file or a font refers to a blob. */
export async function isBlobNamed(query: Queryable, key: string): Promise<boolean> {
  const id = key.replace(/^(?:files|originals)\//, '').replace(/\..*$/, '');
  const { rows } = await sql`
    select from file where id = ${id} or variants::text like ${`%${id}%`}
    union all select from font where formats::text like ${`%${id}%`} limit 1
  `.execute(query);
  return rows.length > 0;
}
