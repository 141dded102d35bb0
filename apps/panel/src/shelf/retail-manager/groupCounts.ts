import type { Named, ProblemCount } from '@vitrina/api-client/contract';

/** The open problems of one retailer. */
export interface RetailerProblems {
  retailer: Named;
  count: number;
  lostPerDay: number;
  /** The costliest first. */
  types: Pick<ProblemCount, 'type' | 'count' | 'lostPerDay'>[];
}

type Costs = Pick<ProblemCount, 'count' | 'lostPerDay'>;

/** What costs most impressions first; of what costs the same, what is there most often. */
const byCost = (a: Costs, b: Costs) => b.lostPerDay - a.lostPerDay || b.count - a.count;

/** Counts of problems by retailer, the one that loses most first. */
export function groupCounts(counts: readonly ProblemCount[]): RetailerProblems[] {
  const groups = new Map<number, RetailerProblems>();
  for (const { retailer, type, count, lostPerDay } of counts) {
    const group = groups.get(retailer.id) ?? { retailer, count: 0, lostPerDay: 0, types: [] };
    group.count += count;
    group.lostPerDay += lostPerDay;
    group.types.push({ type, count, lostPerDay });
    groups.set(retailer.id, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, types: group.types.toSorted(byCost) }))
    .toSorted(byCost);
}
