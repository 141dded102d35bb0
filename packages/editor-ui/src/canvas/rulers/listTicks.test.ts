import { expect, test } from 'vitest';

import { listTicks } from './listTicks.ts';

test('numbers are as far apart as their room needs at each zoom', () => {
  expect(listTicks(390, 1)).toEqual([0, 100, 200, 300]);
  expect(listTicks(390, 2)).toEqual([0, 50, 100, 150, 200, 250, 300, 350]);
  expect(listTicks(1200, 0.25)).toEqual([0, 500, 1000]);
  expect(listTicks(0, 1)).toEqual([0]);
});
