import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('spans columns, and can head one', () => {
  expect(draw({ key: 'TableCell', props: { colspan: 3 } }).html).toContain('<td data-block="1"');
  expect(draw({ key: 'TableCell', props: { colspan: 3 } }).html).toContain('colSpan="3"');
  expect(draw({ key: 'TableCell', props: { isHeader: true } }).html).toMatch(/^<th .* scope="col"><\/th>$/);
});

it.each([0, -1, 1000, 'x'])('spans one column for %j', (colspan) => {
  expect(draw({ key: 'TableCell', props: { colspan } }).html).not.toContain('colSpan');
});
