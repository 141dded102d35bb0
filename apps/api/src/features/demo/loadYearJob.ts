import { z } from 'zod';

import { defineJob } from '../defineJob.ts';

/** Loads the demo's year once the server listens; never sent in production. */
export const loadDemoYear = defineJob({
  name: 'load-demo-year',
  payload: z.object({}),
  isExclusive: true,
  async run(_payload, { services, signal }) {
    if (services.config.demo === 'off') return;
    const { loadYear } = await import('./loadYear.ts');
    await loadYear(services, { now: new Date(), signal });
  },
});
