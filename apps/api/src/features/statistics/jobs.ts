import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { addDays, toDay } from '../events/days.ts';

/** Counts uncounted visits, creates storage for coming days, and drops expired data. */
export const rollUpStatistics = defineJob({
  name: 'roll-up-statistics',
  payload: z.object({}),
  cron: '* * * * *',
  isExclusive: true,
  run: (_payload, { services }) => services.events.maintain(new Date()),
});

/**
 * Longer than a late beacon can be delayed; without its salt, a day's visitors can no longer be identified.
 */
const keptSaltDays = 3;

/** Deletes the salts of past days. */
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
