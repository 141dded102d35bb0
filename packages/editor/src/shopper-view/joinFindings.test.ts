import { expect, test } from 'vitest';

import { joinFindings } from './joinFindings.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };
const measured = (
  ...findings: { code: 'smallText' | 'imageOversized'; componentId: number; value: number }[]
) => ({
  widthPx: 1,
  heightPx: 1,
  findings: findings.map((finding) => ({ ...finding, box })),
});

test('a block that has the same on several screens is listed once, with all of them', () => {
  const small = { code: 'smallText', componentId: 2, value: 10 } as const;
  const found = joinFindings({ mobile: measured(small), desktop: measured({ ...small, value: 11 }) });
  expect(found).toEqual([{ ...small, key: 'smallText 2', boxes: { mobile: box, desktop: box } }]);
});

test('an image is judged too large only on a desktop', () => {
  const large = { code: 'imageOversized', componentId: 2, value: 5 } as const;
  expect(joinFindings({ mobile: measured(large) })).toEqual([]);
  expect(joinFindings({ desktop: measured(large) })).toHaveLength(1);
});
