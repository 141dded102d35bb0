import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('is a row of cells', () => {
  expect(draw({ key: 'TableRow', children: [{ key: 'TableCell' }] }).html).toBe(
    '<tr data-block="1" data-key="TableRow" class="TableRow b1"><td data-block="2" data-key="TableCell" class="TableCell b2"></td></tr>',
  );
});
