import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

const keptDays = 30;

/**
 * Removes imports started more than 30 days ago, with their rows. Keeps the created packages and their import keys,
 * so that the same packages aren't created again.
 *
 * @returns the number of imports
 */
export async function forgetImports(query: Queryable): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from package_import where created_at < now() - make_interval(days => ${keptDays})
  `.execute(query);
  return Number(numAffectedRows);
}
