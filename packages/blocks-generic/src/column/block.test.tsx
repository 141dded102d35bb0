import { createBlockRules } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';
import { draw } from '../testing/generic.ts';

it('stands only in a row', () => {
  const rule = createBlockRules(genericBlocks).find('Column');
  expect([rule?.canBeInside('Row'), rule?.canBeInside('Feature'), rule?.canBeInside(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('shares the row, or has the width it is given, per size', () => {
  expect(draw({ key: 'Column' }).css).toBe('.b1{flex:1 1 0;align-self:stretch}');
  expect(draw({ key: 'Column', sizedProps: { width: { desktop: '30%', mobile: '100%' } } }).css).toBe(
    '.b1{width:30%;flex:0 1 auto}@container page (max-width:768px){.b1{width:100%}}',
  );
});

it('with a width, is as high as its row only if it says so', () => {
  expect(draw({ key: 'Column', props: { width: '30%', hasRowHeight: true } }).css).toBe(
    '.b1{width:30%;flex:0 1 auto;align-self:stretch}',
  );
});
