import type { FastifyBaseLogger } from 'fastify';

import type { Services } from '../services.ts';
import { dropOldPartitions, ensureCurrentPartitions } from '../stream/partitions.ts';
import { rollDirtyDays } from './rollUp.ts';

const rollEveryMs = 60_000;
const partitionsEveryMs = 60 * 60_000;

/** Runs a task now and then, never twice at once; a failure is logged and the next turn tries again. */
function repeat(everyMs: number, log: FastifyBaseLogger, task: () => Promise<void>): () => void {
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await task();
    } catch (error) {
      log.error({ err: error }, 'scheduled task failed');
    } finally {
      isRunning = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), everyMs);
  return () => clearInterval(timer);
}

/** Keeps the statistics going: partitions ahead of time, roll-ups behind. @returns how to stop it */
export function scheduleStatistics(
  { database, config }: Pick<Services, 'database' | 'config'>,
  log: FastifyBaseLogger,
): () => void {
  const stopRolling = repeat(rollEveryMs, log, () => rollDirtyDays(database, config.timeZone, new Date()));
  const stopPartitions = repeat(partitionsEveryMs, log, async () => {
    await ensureCurrentPartitions(database.query, new Date());
    await dropOldPartitions(database.query, new Date());
  });
  return () => {
    stopRolling();
    stopPartitions();
  };
}
