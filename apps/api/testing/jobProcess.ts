import { appendFile } from 'node:fs/promises';
import process from 'node:process';
import { z } from 'zod';

import { defineJob } from '../src/features/defineJob.ts';
import type { Services } from '../src/features/services.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openJobQueue, type JobPace } from '../src/platform/jobs/jobQueue.ts';
import { runJobs } from '../src/platform/jobs/runJobs.ts';
import { openLog } from '../src/platform/logs/log.ts';
import { openMetrics } from '../src/platform/metrics/metrics.ts';
import { openDatabase } from '../src/platform/storage/database.ts';

/** The shortest allowed intervals. */
export const quickPace: JobPace = {
  retryDelaySeconds: 1,
  heartbeatSeconds: 10,
  superviseSeconds: 1,
  pollSeconds: 0.5,
};

/** Records in a file that it has started; then hangs if requested, or records that it is done. */
export const longJob = defineJob({
  name: 'long-job',
  payload: z.object({ file: z.string() }),
  async run({ file }) {
    await appendFile(file, 'begun\n');
    if (process.env['HANGS']) await new Promise(() => undefined);
    await appendFile(file, 'done\n');
  },
});

// When run as a program: a worker for this kind of job only, which needs no other part of the server.
if (import.meta.main) {
  const connectionString = readConfig(process.env).databaseUrl ?? '';
  const log = openLog('silent');
  const kinds = [longJob];
  const jobs = await openJobQueue({ connectionString, kinds, isWorker: true, log, pace: quickPace });
  const database = openDatabase(connectionString, () => undefined);
  const services: Partial<Services> = { jobs, log, database, metrics: openMetrics(database, jobs) };
  await runJobs(services as Services, kinds);
}
