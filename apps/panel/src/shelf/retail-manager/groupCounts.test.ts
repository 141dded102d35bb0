import { expect, it } from 'vitest';

import { groupCounts } from './groupCounts.ts';

const small = { id: 1, name: 'Small' };
const big = { id: 2, name: 'Big' };

it('puts the retailer that loses most first, and its costliest problem', () => {
  const groups = groupCounts([
    { retailer: small, type: 'noEan', count: 9, lostPerDay: 0, lostRange: { low: 0, high: 0 } },
    { retailer: big, type: 'noBrand', count: 5, lostPerDay: 1, lostRange: { low: 0, high: 1 } },
    { retailer: small, type: 'noScript', count: 1, lostPerDay: 2, lostRange: { low: 0, high: 2 } },
    { retailer: big, type: 'noRich', count: 1, lostPerDay: 7.5, lostRange: { low: 0, high: 7.5 } },
  ]);
  expect(
    groups.map(({ retailer, count, lostPerDay, lostRange }) => [
      retailer.name,
      count,
      lostPerDay,
      lostRange.high,
    ]),
  ).toEqual([
    ['Big', 6, 8.5, 8.5],
    ['Small', 10, 2, 2],
  ]);
  expect(groups.map(({ types }) => types.map(({ type }) => type))).toEqual([
    ['noRich', 'noBrand'],
    ['noScript', 'noEan'],
  ]);
});

it('goes by number where nothing is lost', () => {
  const groups = groupCounts([
    { retailer: small, type: 'noEan', count: 1, lostPerDay: 0, lostRange: { low: 0, high: 0 } },
    { retailer: big, type: 'noEan', count: 2, lostPerDay: 0, lostRange: { low: 0, high: 0 } },
  ]);
  expect(groups.map(({ retailer }) => retailer.name)).toEqual(['Big', 'Small']);
});
