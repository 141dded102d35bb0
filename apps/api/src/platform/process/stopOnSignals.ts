import process from 'node:process';

import type { Log } from '../logs/log.ts';

/** A terminal and `npm` both pass the same Ctrl+C on; only one that comes later means more than the first. */
const sameSignalMs = 1000;

export function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/**
 * Stops the process when it is asked to: the first SIGINT or SIGTERM lets it finish what it is at, another one aborts
 * `hurry`, and what is still under way is cut. What is still starting is first let start, for what is half open can't
 * be closed in order.
 */
export function stopOnSignals(
  log: Log,
  starting: Promise<unknown>,
  stop: (hurry: AbortSignal) => Promise<void>,
): void {
  const hurry = new AbortController();
  let firstAt: number | undefined;

  async function stopInOrder(): Promise<void> {
    await Promise.race([starting, whenAborted(hurry.signal)]);
    await stop(hurry.signal);
  }

  function onSignal(signal: string): void {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > sameSignalMs) hurry.abort();
      return;
    }
    firstAt = Date.now();
    log.info({ signal }, 'stopping');
    stopInOrder().then(
      () => process.exit(hurry.signal.aborted ? 1 : 0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => onSignal(signal));
}
