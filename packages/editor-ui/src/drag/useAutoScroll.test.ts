import { expect, test } from 'vitest';

import { getScrollStep } from './useAutoScroll.ts';

test('a pointer in the middle scrolls nothing, near an edge towards it, the faster the nearer', () => {
  expect(getScrollStep(500, 0, 1000)).toBe(0);
  expect(getScrollStep(40, 0, 1000)).toBeLessThan(0);
  expect(getScrollStep(5, 0, 1000)).toBeLessThan(getScrollStep(40, 0, 1000));
  expect(getScrollStep(960, 0, 1000)).toBeGreaterThan(0);
  expect(getScrollStep(2000, 0, 1000)).toBe(getScrollStep(1000, 0, 1000));
});

test('in a small element there is still a middle', () => {
  expect(getScrollStep(50, 0, 100)).toBe(0);
});
