import { block, feature, page as makePage } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('a script is asked for until there is one; then its place has its name alone', async () => {
  await open(makePage(feature(block('Script', { code: '<p>Hello</p>' }), block('Script'))));
  const [filled, empty] = [await findBlock(2), await findBlock(3)];
  const written = (element: Element, part: string) => getComputedStyle(element, part).content;
  expect(written(empty, '::after')).toContain('Choose');
  expect(written(filled, '::after')).toBe('none');
  expect(written(filled, '::before')).toContain('Script');
});
