import { z } from 'zod';

import { defineJob } from '../jobs/jobKind.ts';
import { addDays, dropOldPartitions, ensureCurrentPartitions, toDay } from '../stream/partitions.ts';
import { rollDirtyDays } from './rollUp.ts';

/** Rolls up the days that have visits nobody counted yet. */
export const rollUpStatistics = defineJob({
  name: 'roll-up-statistics',
  payload: z.object({}),
  cron: '* * * * *',
  isExclusive: true,
  run: (_payload, { services }) => rollDirtyDays(services.database, services.config.timeZone, new Date()),
});

/** Past the days a late beacon may still belong to; without its salt, nobody can tell whose visits a day's were. */
const keptSaltDays = 3;

/** Makes the partitions of the days ahead, and drops raw visits past their time. */
export const keepPartitions = defineJob({
  name: 'keep-partitions',
  payload: z.object({}),
  cron: '7 * * * *',
  isExclusive: true,
  async run(_payload, { services: { database } }) {
    const now = new Date();
    await ensureCurrentPartitions(database.query, now);
    await dropOldPartitions(database.query, now);
    const oldest = addDays(toDay(now), -keptSaltDays);
    await database.query.deleteFrom('visitor_salt').where('day', '<', oldest).execute();
  },
});
