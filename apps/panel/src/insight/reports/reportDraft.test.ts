import { describe, expect, it } from 'vitest';

import { readFilters, type StatisticsFilters } from '../statistics/statisticsFilters.ts';
import { draftAddress, findMissing, readDraft, toReportInput } from './reportDraft.ts';

const filters: StatisticsFilters = {
  licenses: [1],
  retailers: [],
  marketplace: 'ozon',
  from: '2026-03-01',
  to: '2026-03-05',
  interval: 'daily',
  views: 'verified',
};
const draft = { kind: 'licenses' as const, statisticsGroupId: undefined, filters };

describe('what is missing', () => {
  it('is nothing where a marketplace and a license are chosen', () => {
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

it('fills in the choices of a report for one more of them', () => {
  const named = (id: number) => ({ id, name: `${id}` });
  const address = draftAddress({
    id: 9,
    kind: 'statisticsGroup',
    statisticsGroup: named(2),
    status: 'failed',
    progress: 0,
    marketplace: 'ozon',
    licenses: [named(1), named(3)],
    retailers: [named(5)],
    interval: 'daily',
    from: '2026-03-01',
    to: '2026-03-05',
    timeZone: 'Europe/Moscow',
    rowCount: 0,
    count: 0,
    createdDate: '2026-03-06T10:00:00Z',
    finishedDate: null,
  });
  const query = new URL(address, 'https://vitrina.example').searchParams;
  expect(readDraft(query)).toEqual({ kind: 'statisticsGroup', statisticsGroupId: 2 });
  expect(readFilters(query, '2026-03-31')).toEqual({ ...filters, licenses: [1, 3], retailers: [5] });
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
