import type { Measures } from '../events/eventStore.ts';

/** How long packages stayed in view on average, to the millisecond; null where nobody measured it. */
export function averageMs({
  timedCount,
  inviewMs,
}: Pick<Measures, 'timedCount' | 'inviewMs'>): number | null {
  return timedCount === 0 ? null : Math.round(inviewMs / timedCount);
}
