import { describe, expect, it } from 'vitest';

import type { StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { findMissing, readDraft, toReportInput } from './reportDraft.ts';

const filters: StatisticsFilters = {
  licenses: [1],
  retailers: [],
  marketplace: 'ozon',
  from: '2026-03-01',
  to: '2026-03-05',
  interval: 'daily',
};
const draft = { kind: 'licenses' as const, statisticsGroupId: undefined, filters };

describe('what is missing', () => {
  it('is nothing where a marketplace and a licence are chosen', () => {
    expect(findMissing(draft)).toBeUndefined();
  });

  it('is the first control that is empty', () => {
    const noLicense = { ...filters, licenses: undefined };
    expect(findMissing({ ...draft, filters: noLicense })).toEqual({
      filter: 'licenses',
      messageId: 'api.error.marketplaceAndLicenseNeeded',
    });
    expect(findMissing({ ...draft, filters: { ...noLicense, marketplace: undefined } })).toMatchObject({
      filter: 'marketplace',
    });
  });

  it('is the group too, for a report of one', () => {
    const messageId = 'api.error.marketplaceGroupAndLicenseNeeded';
    const ofGroup = { ...draft, kind: 'statisticsGroup' as const };
    expect(findMissing(ofGroup)).toEqual({ filter: 'group', messageId });
    const noLicense = { ...ofGroup, statisticsGroupId: 2, filters: { ...filters, licenses: [] } };
    expect(findMissing(noLicense)).toEqual({ filter: 'licenses', messageId });
    expect(findMissing({ ...ofGroup, statisticsGroupId: 2 })).toBeUndefined();
  });
});

it('names the group only in reports of one', () => {
  expect(toReportInput({ ...draft, statisticsGroupId: 2 })).not.toHaveProperty('statisticsGroupId');
  expect(toReportInput({ ...draft, kind: 'statisticsGroup', statisticsGroupId: 2 })).toMatchObject({
    kind: 'statisticsGroup',
    statisticsGroupId: 2,
    marketplace: 'ozon',
  });
});

it('does not believe nonsense in the URL', () => {
  expect(readDraft(new URLSearchParams('kind=all&group=-3'))).toEqual({
    kind: 'licenses',
    statisticsGroupId: undefined,
  });
  expect(readDraft(new URLSearchParams('kind=statisticsGroup&group=4'))).toEqual({
    kind: 'statisticsGroup',
    statisticsGroupId: 4,
  });
});
