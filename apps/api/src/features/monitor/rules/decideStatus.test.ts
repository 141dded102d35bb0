import { pageStatuses, type PageStatus } from '@vitrina/api-client/contract';
import { describe, expect, it } from 'vitest';

import { decideStatus, lowTrafficBelow, type StatusFacts } from './decideStatus.ts';

const good: StatusFacts = {
  hasLink: true,
  hasReason: false,
  state: 'shown',
  isPublishedForADay: true,
  impressions: lowTrafficBelow,
};

describe('the status of a product page', () => {
  const cases: [PageStatus, Partial<StatusFacts>][] = [
    ['live', {}],
    ['lowTraffic', { impressions: lowTrafficBelow - 1 }],
    ['noTraffic', { impressions: 0 }],
    ['underReview', { state: undefined }],
    ['pdpHidden', { state: 'hidden' }],
    ['locked', { state: 'locked' }],
    ['noPdp', { hasLink: false }],
    ['pdpDeleted', { state: 'deleted' }],
    ['reasonSent', { hasReason: true }],
  ];
  it.each(cases)('is %s', (status, facts) => {
    expect(decideStatus({ ...good, ...facts })).toBe(status);
  });
  it('can be each there is', () => {
    expect(cases.map(([status]) => status).toSorted()).toEqual(pageStatuses.toSorted());
  });

  it.each<[string, PageStatus, Partial<StatusFacts>]>([
    ['what a person said before what was found', 'reasonSent', { hasReason: true, state: 'deleted' }],
    ['the missing page before what is left of an old check', 'noPdp', { hasLink: false, state: 'shown' }],
    ['the shop before the visits', 'pdpDeleted', { state: 'deleted', impressions: 1000 }],
    ['visits before a publication’s first day is over', 'live', { isPublishedForADay: false }],
    ['a day of waiting before no traffic', 'underReview', { isPublishedForADay: false, impressions: 0 }],
  ])('puts %s', (_what, status, facts) => {
    expect(decideStatus({ ...good, ...facts })).toBe(status);
  });
});
