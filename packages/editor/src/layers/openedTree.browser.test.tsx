import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('the layers open where the block is that was chosen on the page', async () => {
  await open(makePage(...Array.from({ length: 60 }, (_, at) => feature(text(`Text ${at}`)))));
  const block = await findBlock(120);
  block.scrollIntoView();
  await userEvent.click(block);
  await page.getByRole('tab', { name: 'Layers' }).click();
  const tree = page.getByRole('tree', { name: 'Layers' });
  await expect.element(tree.getByRole('treeitem', { selected: true })).toBeInViewport();
});
