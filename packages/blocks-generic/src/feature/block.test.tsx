import { createBlockRules } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';
import { draw } from '../testing/generic.ts';

it('is a section at the top of the page, and only there', () => {
  const rule = createBlockRules(genericBlocks).find('Feature');
  expect(rule?.type).toBe('feature');
  expect(rule?.canBeInside(undefined)).toBe(true);
  expect(rule?.canBeInside('Feature')).toBe(false);
  expect(draw({ key: 'Feature', children: [{ key: 'Text' }] }).html).toBe(
    '<section data-block="1" data-key="Feature" class="Feature b1"><p data-block="2" data-key="Text" class="Text b2"></p></section>',
  );
});
