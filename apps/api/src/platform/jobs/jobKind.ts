import type { z } from 'zod';

import type { Log } from '../logs/log.ts';

/** What a job works with, besides its payload. */
export interface JobContext<Services> {
  services: Services;
  log: Log;
  /**
   * Aborted where the job takes longer than it may, or the process is asked to stop. Long work in pieces gives up between
   * them and throws: it is done again later. What does not look at it has some seconds to finish.
   */
  signal: AbortSignal;
}

/** What is needed to send a job: enough for those who leave the work to others. */
export interface SendableJob<Payload extends object = object> {
  /** Kebab-case and unique; once released it stays, since jobs wait under it. */
  readonly name: string;
  /** Holds for what is sent, and again for what is found waiting: that may be an older release's. */
  readonly payload: z.ZodType<Payload>;
}

/**
 * A kind of background work. It may be done twice (a process that is killed leaves its job to another), so `run` has to
 * give the same result however often it runs.
 */
export interface JobKind<Payload extends object = object, Services = never> extends SendableJob<Payload> {
  /** A cron expression in UTC; then an empty payload has to do. */
  readonly cron?: string;
  /** At most one runs at a time, and at most one more waits; per key, where keys are given. */
  readonly isExclusive?: boolean;
  /** How often a failed run is tried again, each time after a longer pause. 5 unless said. */
  readonly retryLimit?: number;
  /** A run that takes longer has failed. 15 minutes unless said. */
  readonly timeoutSeconds?: number;
  run(payload: Payload, context: JobContext<Services>): Promise<void>;
}
