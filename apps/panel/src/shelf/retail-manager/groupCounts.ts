import type { Named, ProblemCount } from '@vitrina/api-client/contract';

/** Open problems at one retailer. */
export interface RetailerProblems {
  retailer: Named;
  count: number;
  lostPerDay: number;
  lostRange: ProblemCount['lostRange'];
  /** Costliest first. */
  types: Pick<ProblemCount, 'type' | 'count' | 'lostPerDay' | 'lostRange'>[];
}

type Costs = Pick<ProblemCount, 'count' | 'lostPerDay'>;

/** Sorts by lost views per day, then by number of problems, highest first. */
const byCost = (a: Costs, b: Costs) => b.lostPerDay - a.lostPerDay || b.count - a.count;

/** Groups problem counts by retailer. The retailer with the greatest loss is first. */
export function groupCounts(counts: readonly ProblemCount[]): RetailerProblems[] {
  const groups = new Map<number, RetailerProblems>();
  for (const { retailer, type, count, lostPerDay, lostRange } of counts) {
    const group = groups.get(retailer.id) ?? {
      retailer,
      count: 0,
      lostPerDay: 0,
      lostRange: { low: 0, high: 0 },
      types: [],
    };
    group.count += count;
    group.lostPerDay += lostPerDay;
    group.lostRange = {
      low: group.lostRange.low + lostRange.low,
      high: group.lostRange.high + lostRange.high,
    };
    group.types.push({ type, count, lostPerDay, lostRange });
    groups.set(retailer.id, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, types: group.types.toSorted(byCost) }))
    .toSorted(byCost);
}
