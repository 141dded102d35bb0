import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

test('a block that was deleted has its look again after undo, and leaves none of it to another of its number', async () => {
  await open(makePage(feature(text('One'), text('Two', { height: '300px' }))));
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => queryBlock(3)).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect((await findBlock(3)).offsetHeight).toBe(300);

  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => queryBlock(3)).toBeNull();
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}d{/Control}');
  const copy = await findBlock(3);
  expect(copy.textContent).toBe('One');
  await expect.poll(() => copy.offsetHeight).toBeLessThan(100);
});
