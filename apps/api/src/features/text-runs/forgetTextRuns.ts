import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

const keptDays = 30;

/** Removes text runs started more than 30 days ago, with their proposals. @returns the number of runs */
export async function forgetTextRuns(query: Queryable): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from text_run where created_at < now() - make_interval(days => ${keptDays})
  `.execute(query);
  return Number(numAffectedRows);
}
