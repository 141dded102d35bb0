import process from 'node:process';

import type { Log } from '../logs/log.ts';

/** A terminal and `npm` both forward the same Ctrl+C; only a later signal counts as a second one. */
const sameSignalMs = 1000;

export function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/**
 * Stops the process on SIGINT or SIGTERM. The first signal lets running work finish; another one aborts `hurry`, which
 * cuts it. A process that is still starting first finishes its start, because half-open services cannot be closed in
 * order.
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
