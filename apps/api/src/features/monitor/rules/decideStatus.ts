import type { PageStatus } from '@vitrina/api-client/contract';

import type { PageState } from './pageState.ts';

/** The facts that determine a page's status. */
export interface StatusFacts {
  hasLink: boolean;
  hasReason: boolean;
  /** The result of the last successful check; undefined if there was none. */
  state: PageState | undefined;
  /**
   * Whether the mapped epack has been published to the retailer for at least a day, so that visits can be
   * expected.
   */
  isPublishedForADay: boolean;
  /** Views of the mapped epack at the retailer in the last seven days. */
  impressions: number;
}

/** Fewer views a week count as low traffic. */
export const lowTrafficBelow = 10;

/** The rules of the nine statuses: the first that matches decides. The monitor's README describes them. */
const rules: readonly (readonly [PageStatus, (facts: StatusFacts) => boolean])[] = [
  ['reasonSent', ({ hasReason }) => hasReason],
  ['noPdp', ({ hasLink }) => !hasLink],
  ['pdpDeleted', ({ state }) => state === 'deleted'],
  ['locked', ({ state }) => state === 'locked'],
  ['pdpHidden', ({ state }) => state === 'hidden'],
  ['underReview', ({ state }) => state === undefined],
  ['live', ({ impressions }) => impressions >= lowTrafficBelow],
  ['underReview', ({ isPublishedForADay }) => !isPublishedForADay],
  ['lowTraffic', ({ impressions }) => impressions > 0],
];

/** The status of a page. */
export function decideStatus(facts: StatusFacts): PageStatus {
  return rules.find(([, holds]) => holds(facts))?.[0] ?? 'noTraffic';
}
