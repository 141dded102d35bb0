import type { Measures } from '../events/eventStore.ts';

/** Returns the average time packages stayed in view, in whole milliseconds; null if it was not measured. */
export function averageMs({
  timedCount,
  inviewMs,
}: Pick<Measures, 'timedCount' | 'inviewMs'>): number | null {
  return timedCount === 0 ? null : Math.round(inviewMs / timedCount);
}
