import { shopPageStates } from '@vitrina/api-client/contract';
import {
  pageStatusCauses,
  pageStatuses,
  type PageStatus,
  type PageStatusCause,
} from '@vitrina/api-client/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { blockingProblems } from './blockingProblems.ts';
import { decideStatus, lowTrafficBelow, type StatusFacts } from './decideStatus.ts';

const good: StatusFacts = {
  hasLink: true,
  hasReason: false,
  failure: undefined,
  state: 'shown',
  blockingProblem: undefined,
  isMapped: true,
  isPublished: true,
  isPublishedForADay: true,
  isShown: false,
  views: lowTrafficBelow,
};

describe('the status of a product page', () => {
  const cases: [PageStatus, PageStatusCause, Partial<StatusFacts>][] = [
    ['live', 'viewed', {}],
    ['live', 'shown', { isShown: true, views: 0, isPublishedForADay: false }],
    ['live', 'shown', { isShown: true, views: undefined }],
    ['lowTraffic', 'fewViews', { views: lowTrafficBelow - 1, isShown: true }],
    ['noTraffic', 'noViews', { views: 0, isShown: true }],
    ['underReview', 'neverRead', { state: undefined }],
    ['underReview', 'unread', { failure: 'shopFailed' }],
    ['underReview', 'blocked', { blockingProblem: 'noScript' }],
    ['underReview', 'notMapped', { isMapped: false, isPublished: false, views: 0 }],
    ['underReview', 'notPublished', { isPublished: false, views: 0 }],
    ['underReview', 'publishedLately', { isPublishedForADay: false, views: 3 }],
    ['pdpHidden', 'noindex', { state: 'noindex' }],
    ['pdpHidden', 'sentToHome', { state: 'sentToHome' }],
    ['pdpHidden', 'sentToList', { state: 'sentToList' }],
    ['pdpHidden', 'sentToOther', { state: 'sentToOther' }],
    ['locked', 'locked', { state: 'locked' }],
    ['noPdp', 'noLink', { hasLink: false }],
    ['pdpDeleted', 'gone', { state: 'gone' }],
    ['pdpDeleted', 'softNotFound', { state: 'softNotFound' }],
    ['reasonSent', 'reasonSent', { hasReason: true }],
  ];
  it.each(cases)('is %s because of %s', (status, cause, facts) => {
    expect(decideStatus({ ...good, ...facts })).toEqual({ status, cause });
  });
  it('can be each there is, for each cause there is', () => {
    expect(new Set(cases.map(([status]) => status))).toEqual(new Set(pageStatuses));
    expect(new Set(cases.map(([, cause]) => cause))).toEqual(new Set(pageStatusCauses));
  });

  it.each<[string, PageStatus, Partial<StatusFacts>]>([
    ['a user’s reason before the last check', 'reasonSent', { hasReason: true, state: 'gone' }],
    ['a missing link before an old check', 'noPdp', { hasLink: false, state: 'shown' }],
    ['the shop before the views', 'pdpDeleted', { state: 'gone', views: 1000 }],
    ['an unread page before the views', 'underReview', { failure: 'timedOut', views: 1000 }],
    ['views before a publication’s first day is over', 'live', { isPublishedForADay: false }],
    ['a day of waiting before no traffic', 'underReview', { isPublishedForADay: false, views: 0 }],
  ])('puts %s', (_what, status, facts) => {
    expect(decideStatus({ ...good, ...facts }).status).toBe(status);
  });

  it('is live only if the page was read, is shown by the shop, shows the content, and nothing blocks it', () => {
    const facts = fc.record<StatusFacts>({
      hasLink: fc.boolean(),
      hasReason: fc.boolean(),
      failure: fc.constantFrom(undefined, 'shopFailed', 'botWall'),
      state: fc.constantFrom(undefined, ...shopPageStates),
      blockingProblem: fc.constantFrom(undefined, ...blockingProblems),
      isMapped: fc.boolean(),
      isPublished: fc.boolean(),
      isPublishedForADay: fc.boolean(),
      isShown: fc.boolean(),
      views: fc.constantFrom(undefined, 0, 5, 50),
    });
    fc.assert(
      fc.property(facts, (some) => {
        if (decideStatus(some).status !== 'live') return;
        expect(some).toMatchObject({
          hasLink: true,
          hasReason: false,
          failure: undefined,
          state: 'shown',
          blockingProblem: undefined,
        });
        expect(some.isShown || (some.views ?? 0) >= lowTrafficBelow).toBe(true);
      }),
    );
  });
});
