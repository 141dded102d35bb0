import type { Log } from './log.ts';

const windowMs = 60_000;

function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
}

/**
 * Creates a logger of errors that can repeat many times a second, such as those of a database that is away: the first
 * one is logged at once, and the same ones of the next minute as one line with their `count`.
 */
export function createRepeatedErrorLog(log: Log, text: string): (error: unknown) => void {
  const counts = new Map<string, number>();

  return (error) => {
    const message = messageOf(error);
    const count = counts.get(message);
    if (count !== undefined) {
      counts.set(message, count + 1);
      return;
    }
    log.error({ err: error }, text);
    counts.set(message, 0);
    const timer = setTimeout(() => {
      const repeated = counts.get(message) ?? 0;
      counts.delete(message);
      if (repeated > 0) log.error({ err: error, count: repeated }, `${text} again`);
    }, windowMs);
    timer.unref();
  };
}
