/** A process that is to run all the time. */
export interface Supervised {
  isRunning(): boolean;
  restart(): Promise<void>;
  /** Tells the operator of each restart: the error if it failed, and the pause before the next try. */
  note(message: string, details: { err?: unknown; pauseMs?: number }): void;
}

const checkMs = 500;
const longestPauseMs = 30_000;

/**
 * Starts a process again when it ends unexpectedly. After a failed start it waits before it tries again: a second, then
 * twice as long each time, up to half a minute.
 *
 * @returns ends the supervision, after a restart that has begun
 */
export function supervise({ isRunning, restart, note }: Supervised): () => Promise<void> {
  let isStopping = false;
  let failures = 0;
  let nextTryAt = 0;
  let restarting: Promise<void> | undefined;

  async function tryRestart(): Promise<void> {
    note('PostgreSQL ended unexpectedly and is started again', {});
    try {
      await restart();
      failures = 0;
    } catch (err) {
      failures++;
      const pauseMs = Math.min(checkMs * 2 ** failures, longestPauseMs);
      nextTryAt = Date.now() + pauseMs;
      note('PostgreSQL did not start', { err, pauseMs });
    }
  }
  const timer = setInterval(() => {
    if (isStopping || restarting || isRunning() || Date.now() < nextTryAt) return;
    restarting = tryRestart().finally(() => {
      restarting = undefined;
    });
  }, checkMs);
  timer.unref();

  return async () => {
    isStopping = true;
    clearInterval(timer);
    await restarting;
  };
}
