import type { z } from 'zod';

import type { Log } from '../logs/log.ts';

/** Input of a job besides its payload. */
export interface JobContext<Services> {
  services: Services;
  log: Log;
  /**
   * Aborted when the job exceeds its time limit or the process stops. A long job checks it between steps and throws; the
   * job runs again later. A job that ignores it gets a few seconds to finish.
   */
  signal: AbortSignal;
}

/** Name and payload of a job: enough to send it. */
export interface SendableJob<Payload extends object = object> {
  /** Unique, in kebab-case. Never changes after release, because jobs wait under it. */
  readonly name: string;
  /** Checked when a job is sent and again before it runs, because an older release may have sent it. */
  readonly payload: z.ZodType<Payload>;
}

/**
 * A kind of background work. A job may run twice (another process repeats the job of a killed one), so `run` must be
 * idempotent.
 */
export interface JobKind<Payload extends object = object, Services = never> extends SendableJob<Payload> {
  /** Cron expression in UTC. Scheduled jobs have an empty payload. */
  readonly cron?: string;
  /** At most one job runs and one more waits, per key if keys are given. */
  readonly isExclusive?: boolean;
  /** Number of retries after a failure, with increasing delays. Default: 5. */
  readonly retryLimit?: number;
  /** A longer run counts as failed. Default: 15 minutes. */
  readonly timeoutSeconds?: number;
  run(payload: Payload, context: JobContext<Services>): Promise<void>;
}
