import type {
  PageCheckFailure,
  PageProblemType,
  PageStatus,
  PageStatusCause,
} from '@vitrina/api-client/contract';

import type { PageState } from './pageState.ts';

/** The facts that determine a page's status. */
export interface StatusFacts {
  hasLink: boolean;
  hasReason: boolean;
  /** Why the last check could not read the page; undefined if it could. */
  failure: PageCheckFailure | undefined;
  /** The result of the last successful check; undefined if there was none. */
  state: PageState | undefined;
  /** The open problem that keeps visitors from seeing the content. */
  blockingProblem: PageProblemType | undefined;
  isMapped: boolean;
  /** Whether the mapped epack is published to the retailer. */
  isPublished: boolean;
  /** Whether it has been for at least a day, so that views can be expected. */
  isPublishedForADay: boolean;
  /** Whether the last check that could tell saw the content on the page. */
  isShown: boolean;
  /** Views of the content on this page in the last seven days; undefined if the page does not report them. */
  views: number | undefined;
}

/** A status with its cause. */
export interface StatusDecision {
  status: PageStatus;
  cause: PageStatusCause;
}

/** Fewer views a week count as low traffic. */
export const lowTrafficBelow = 10;

type Rule = readonly [PageStatus, PageStatusCause, (facts: StatusFacts) => boolean];

const inState = (status: PageStatus, state: Exclude<PageState, 'shown'>): Rule => [
  status,
  state,
  (facts) => facts.state === state,
];

/** The rules of the nine statuses: the first that matches decides. The monitor's README describes them. */
const rules: readonly Rule[] = [
  ['reasonSent', 'reasonSent', ({ hasReason }) => hasReason],
  ['noPdp', 'noLink', ({ hasLink }) => !hasLink],
  ['underReview', 'unread', ({ failure }) => failure !== undefined],
  ['underReview', 'neverRead', ({ state }) => state === undefined],
  inState('pdpDeleted', 'gone'),
  inState('pdpDeleted', 'softNotFound'),
  inState('locked', 'locked'),
  inState('pdpHidden', 'sentToHome'),
  inState('pdpHidden', 'sentToList'),
  inState('pdpHidden', 'sentToOther'),
  inState('pdpHidden', 'noindex'),
  ['underReview', 'blocked', ({ blockingProblem }) => blockingProblem !== undefined],
  ['live', 'viewed', ({ views = 0 }) => views >= lowTrafficBelow],
  ['underReview', 'notMapped', ({ isMapped }) => !isMapped],
  ['underReview', 'notPublished', ({ isPublished }) => !isPublished],
  [
    'live',
    'shown',
    ({ isShown, isPublishedForADay, views }) => isShown && (views === undefined || !isPublishedForADay),
  ],
  ['underReview', 'publishedLately', ({ isPublishedForADay }) => !isPublishedForADay],
  ['lowTraffic', 'fewViews', ({ views = 0 }) => views > 0],
];

/** Decides the status of a page. */
export function decideStatus(facts: StatusFacts): StatusDecision {
  const [status, cause] = rules.find(([, , holds]) => holds(facts)) ?? ['noTraffic', 'noViews'];
  return { status, cause };
}
