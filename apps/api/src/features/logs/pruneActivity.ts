import { sql } from 'kysely';
import { z } from 'zod';

import type { Queryable } from '../../platform/storage/database.ts';
import { defineJob } from '../defineJob.ts';

/** Days for which actions are kept: a year, and a month to compare it with. */
const keptDays = 400;

/** Removes actions that are no longer kept. */
export async function forgetActivity(query: Queryable): Promise<void> {
  await sql`delete from front_log where created_at < now() - make_interval(days => ${keptDays})`.execute(
    query,
  );
}

/** Keeps the log of users' activity from growing for ever. */
export const pruneActivity = defineJob({
  name: 'prune-activity',
  payload: z.object({}),
  cron: '37 3 * * *',
  isExclusive: true,
  run: (_payload, { services: { database } }) => forgetActivity(database.query),
});
