import { expect, it } from 'vitest';

import { intervalRange } from './intervalRange.ts';

const range = { from: '2025-11-10', to: '2026-03-05' };

it('has the days of an interval that are in the range', () => {
  expect(intervalRange('2025-12-01', 'monthly', range)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(intervalRange('2026-02-01', 'monthly', range)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(intervalRange('2025-11-01', 'monthly', range)).toEqual({ from: '2025-11-10', to: '2025-11-30' });
  expect(intervalRange('2026-01-01', 'yearly', range)).toEqual({ from: '2026-01-01', to: '2026-03-05' });
  expect(intervalRange('2026-01-15', 'daily', range)).toEqual({ from: '2026-01-15', to: '2026-01-15' });
});
