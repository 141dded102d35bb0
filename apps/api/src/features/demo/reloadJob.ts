import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { writePointerFiles } from '../publishing/pointerFiles.ts';
import { sweepOrphans } from '../upkeep/jobs.ts';

/** Loads the demo's packages after a reset. Continues where a killed run stopped, as a start would. */
export const reloadDemo = defineJob({
  name: 'reload-demo',
  payload: z.object({}),
  isExclusive: true,
  async run(_payload, { services }) {
    if (services.config.demo === 'off') return;
    // Retailers stop showing what is gone.
    await writePointerFiles(services);
    const { loadDemo } = await import('./loadDemo.ts');
    await loadDemo(services);
    await services.jobs.send(sweepOrphans, {});
  },
});
