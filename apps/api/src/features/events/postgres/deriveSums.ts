import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { addPageDays, addTo, spansOf } from './countInto.ts';
import { rollUps } from './rollUps.ts';

/**
 * Recreates the derived roll-ups: those without retailer or shelf, and the weeks and months. For days whose
 * sums were generated; only if nothing is counted in the meantime.
 */
export async function deriveSums(query: Queryable): Promise<void> {
  await sql`delete from roll_page_month`.execute(query);
  await addPageDays(sql`roll_epack`).execute(query);
  for (const rollUp of rollUps) {
    const { table, source } = rollUp;
    const whole = rollUps.find((other) => other.source === source)?.table ?? table;
    const days = whole === table ? [] : [{ table, day: sql`day` }];
    for (const target of [...days, ...spansOf(rollUp)]) {
      await sql`delete from ${sql.table(target.table)}`.execute(query);
      await addTo(target, rollUp, sql.table(whole)).execute(query);
    }
  }
}
