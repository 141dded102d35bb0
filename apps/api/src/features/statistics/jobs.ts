import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { addDays, toDay } from '../events/days.ts';

/** Counts the days that have visits nobody counted yet, makes room for the days ahead, and drops what is past its time. */
export const rollUpStatistics = defineJob({
  name: 'roll-up-statistics',
  payload: z.object({}),
  cron: '* * * * *',
  isExclusive: true,
  run: (_payload, { services }) => services.events.maintain(new Date()),
});

/** Past the days a late beacon may still belong to; without its salt, nobody can tell whose visits a day's were. */
const keptSaltDays = 3;

/** Forgets the salts of past days. */
export const forgetSalts = defineJob({
  name: 'keep-partitions',
  payload: z.object({}),
  cron: '7 * * * *',
  isExclusive: true,
  async run(_payload, { services: { database } }) {
    const oldest = addDays(toDay(new Date()), -keptSaltDays);
    await database.query.deleteFrom('visitor_salt').where('day', '<', oldest).execute();
  },
});
