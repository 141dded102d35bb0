import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { findAnomalies } from './findAnomalies.ts';

/** Finds suspicious views, and removes late events of those that are removed from the figures. */
export const findSuspiciousViews = defineJob({
  name: 'find-anomalies',
  payload: z.object({}),
  cron: '*/10 * * * *',
  isExclusive: true,
  run: (_payload, { services }) => findAnomalies(services),
});
