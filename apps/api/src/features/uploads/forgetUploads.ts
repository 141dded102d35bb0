import { sql } from 'kysely';

import type { Services } from '../services.ts';
import { openUploadStore } from './uploadStore.ts';

const keptDays = 3;

/** Removes uploads that were started more than three days ago, with their parts. @returns the number of uploads */
export async function forgetUploads({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): Promise<number> {
  const { parts, idOf } = openUploadStore(config);
  const { rows } = await sql<{ id: string }>`
    select id from upload where created_at < now() - ${keptDays} * interval '1 day'
  `.execute(database.query);
  for (const { id } of rows) {
    await parts.remove(idOf(id)).catch(() => undefined);
    await database.query.deleteFrom('upload').where('id', '=', id).execute();
  }
  return rows.length;
}
