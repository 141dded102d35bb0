/** A call of the last hour, by its route. */
export interface RecentCall {
  method: string;
  route: string;
  count: number;
  /** Answers with status 500 and above. */
  failedCount: number;
  averageMs: number;
  longestMs: number;
}

interface Ended {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

interface Sum {
  count: number;
  failedCount: number;
  totalMs: number;
  longestMs: number;
}

/** The calls of one minute, by method and route. */
interface Minute {
  number: number;
  sums: Map<string, Sum>;
}

const keptMinutes = 60;
const minuteMs = 60_000;
const separator = ' ';

/** Calls of the last hour. Memory grows with the number of routes, not of calls. */
export interface RecentCalls {
  note(ended: Ended): void;
  list(): RecentCall[];
}

/** Starts to count calls by minute. */
export function countRecentCalls(now: () => number = Date.now): RecentCalls {
  let minutes: Minute[] = [];

  function thisMinute(): Minute {
    const number = Math.floor(now() / minuteMs);
    const last = minutes.at(-1);
    if (last?.number === number) return last;
    const next: Minute = { number, sums: new Map() };
    minutes = [...minutes.filter((minute) => minute.number > number - keptMinutes), next];
    return next;
  }

  return {
    note({ method, route, status, seconds }) {
      const { sums } = thisMinute();
      const key = method + separator + route;
      const sum = sums.get(key) ?? { count: 0, failedCount: 0, totalMs: 0, longestMs: 0 };
      const ms = seconds * 1000;
      sum.count += 1;
      sum.failedCount += status >= 500 ? 1 : 0;
      sum.totalMs += ms;
      sum.longestMs = Math.max(sum.longestMs, ms);
      sums.set(key, sum);
    },
    list() {
      const oldest = Math.floor(now() / minuteMs) - keptMinutes;
      const entries = minutes.filter(({ number }) => number > oldest).flatMap(({ sums }) => [...sums]);
      return [...Map.groupBy(entries, ([key]) => key)].map(([key, alike]) => {
        const [method = '', route = ''] = key.split(separator);
        const sums = alike.map(([, sum]) => sum);
        const count = sums.reduce((total, sum) => total + sum.count, 0);
        return {
          method,
          route,
          count,
          failedCount: sums.reduce((total, sum) => total + sum.failedCount, 0),
          averageMs: sums.reduce((total, sum) => total + sum.totalMs, 0) / count,
          longestMs: Math.max(...sums.map(({ longestMs }) => longestMs)),
        };
      });
    },
  };
}
