import { expect, test } from 'vitest';

import { showValue } from './showValue.ts';

test.each([
  [null, '—'],
  [{ desktop: 'Red' }, 'Red'],
  [{ desktop: '<p>Hot <b>grill</b></p>' }, 'Hot grill'],
  [{ desktop: '' }, '—'],
  [{ desktop: 4, mobile: 2 }, 'desktop: 4, mobile: 2'],
  [{ desktop: { top: '8px' } }, '{"top":"8px"}'],
  ['a'.repeat(200), `${'a'.repeat(160)}…`],
])('%j is shown as %s', (value, text) => {
  expect(showValue(value)).toBe(text);
});
