import type { StreamBeacon } from '@vitrina/api-client/contract';

import type { ViewClass } from '../events/viewClasses.ts';

/** A visitor can read a page for long before scrolling to the content, but the view itself follows its token. */
const maxViewAgeMs = 10 * 60_000;
/** A beacon's time and the server's differ by the time in transit. */
const toleranceMs = 2000;

/** The facts that an event's class depends on. */
export interface ClassFacts {
  isRobot: boolean;
  /** How long ago the view's token was issued; undefined without a genuine one. */
  tokenAgeMs: number | undefined;
}

/** Checks whether a genuine view claims more time in view than has passed since it began. */
export function isImpossible(
  { kind, ms }: Pick<StreamBeacon, 'kind' | 'ms'>,
  { isRobot, tokenAgeMs }: ClassFacts,
): boolean {
  return !isRobot && kind === 'inview' && tokenAgeMs !== undefined && (ms ?? 0) > tokenAgeMs + toleranceMs;
}

/** Returns the class of an event. */
export function classify(
  beacon: Pick<StreamBeacon, 'kind' | 'ms'>,
  facts: ClassFacts,
): Exclude<ViewClass, 'earlier' | 'removed'> {
  const { isRobot, tokenAgeMs } = facts;
  if (isRobot) return 'automated';
  if (tokenAgeMs === undefined) return 'unverified';
  const isPlausible = beacon.kind === 'view' ? tokenAgeMs <= maxViewAgeMs : !isImpossible(beacon, facts);
  return isPlausible ? 'verified' : 'unverified';
}
