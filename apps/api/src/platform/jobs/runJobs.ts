import type { Job } from 'pg-boss';

import type { Log } from '../logs/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { JobKind } from './jobKind.ts';
import type { JobQueue } from './jobQueue.ts';

/** Services for running jobs; the jobs themselves can use more. */
interface JobServices {
  jobs: JobQueue;
  log: Log;
  metrics: Metrics;
}

/** Polling interval if the database does not announce new jobs. */
const unnotifiedPollSeconds = 2;

async function runJob<Services extends JobServices>(
  services: Services,
  kind: JobKind<object, Services>,
  job: Job,
): Promise<void> {
  const log = services.log.child({ job: kind.name, jobId: job.id });
  const { stopping } = services.jobs;
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  try {
    const signal = AbortSignal.any([job.signal, stopping]);
    await kind.run(kind.payload.parse(job.data ?? {}), { services, log, signal });
    services.metrics.jobEnded(kind.name, 'done', seconds());
    log.debug({ ms: Math.round(seconds() * 1000) }, 'job done');
  } catch (error) {
    services.metrics.jobEnded(kind.name, 'failed', seconds());
    if (stopping.aborted) log.info('job given up for the stop, to be done again');
    else log.error({ err: error, attempt: job.retryCount + 1 }, 'job failed');
    throw error;
  }
}

/** Runs jobs of all kinds until the queue stops, one job per kind at a time. */
export async function runJobs<Services extends JobServices>(
  services: Services,
  kinds: readonly JobKind<object, Services>[],
): Promise<void> {
  const { boss, pace } = services.jobs;
  for (const kind of kinds) {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: Math.min(unnotifiedPollSeconds, pace.pollSeconds),
      notifyPollingIntervalSeconds: pace.pollSeconds,
    };
    await boss.work<object>(kind.name, options, async (jobs) => {
      for (const job of jobs) await runJob(services, kind, job);
    });
    if (kind.cron === undefined) continue;
    await boss.schedule(kind.name, kind.cron, {});
    // Runs jobs that became due while no process was running at once, not at the next full minute.
    await services.jobs.send(kind, {});
  }
}
