import type { Measures, PageId, TimeCount, Visits } from '../events/eventStore.ts';
import { medianOf } from '../events/timeBuckets.ts';

/** Returns the average time packages stayed in view, in whole milliseconds; null if it was not measured. */
export function averageMs({
  timedCount,
  inviewMs,
}: Pick<Measures, 'timedCount' | 'inviewMs'>): number | null {
  return timedCount === 0 ? null : Math.round(inviewMs / timedCount);
}

/** Returns the median of times in view; null without any. Days count together. */
export function medianMs(times: readonly Pick<TimeCount, 'bucket' | 'count'>[]): number | null {
  const counts = new Map<number, number>();
  for (const { bucket, count } of times) counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  return medianOf(counts);
}

const keyOf = ({ epackId, licenseId, retailerId }: PageId) => `${epackId} ${licenseId} ${retailerId}`;

/** Returns a function that finds the median time in view of a package at a retailer. */
export async function readMedians(
  visits: Pick<Visits, 'findMedians'>,
): Promise<(page: PageId) => number | null> {
  const medians = new Map((await visits.findMedians()).map((page) => [keyOf(page), page.medianMs]));
  return (page) => medians.get(keyOf(page)) ?? null;
}
