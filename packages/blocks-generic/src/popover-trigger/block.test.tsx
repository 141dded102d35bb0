import { createBlockRules } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';

it('stands in a popover, and stays there', () => {
  const rule = createBlockRules(genericBlocks).find('PopoverTrigger');
  expect(rule?.canBeInside('Popover')).toBe(true);
  expect(rule?.canBeInside('Row')).toBe(false);
  expect(rule?.isRemovable).toBe(false);
});
