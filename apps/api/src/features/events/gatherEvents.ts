import type { StreamEvent } from './eventStore.ts';

/** When an insert is made. */
interface Gathering {
  /** How long a request waits for others to share its insert, in milliseconds. */
  gatherMs: number;
  /** At this number of rows, waiting ends. */
  maxRows: number;
}

interface Waiting {
  events: readonly StreamEvent[];
  resolve(): void;
  reject(error: unknown): void;
}

/** Collects the events of many requests for one insert; each request gets the result of its insert. */
export function gatherEvents(
  insert: (events: readonly StreamEvent[]) => Promise<void>,
  { gatherMs, maxRows }: Gathering,
) {
  let waiting: Waiting[] = [];
  let rowCount = 0;
  let timer: NodeJS.Timeout | undefined;
  const underWay = new Set<Promise<void>>();

  async function insertWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    rowCount = 0;
    try {
      await insert(batch.flatMap(({ events }) => events));
      for (const one of batch) one.resolve();
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const inserting = insertWaiting();
    underWay.add(inserting);
    void inserting.finally(() => underWay.delete(inserting));
  }

  return {
    add(events: readonly StreamEvent[]): Promise<void> {
      return new Promise((resolve, reject) => {
        waiting.push({ events, resolve, reject });
        rowCount += events.length;
        if (rowCount >= maxRows) flush();
        else timer ??= setTimeout(flush, gatherMs);
      });
    },
    async close(): Promise<void> {
      flush();
      await Promise.all(underWay);
    },
  };
}
