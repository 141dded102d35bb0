import { block, feature, page as content, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { setUpEditor } from '../testing/openEditor.tsx';

const editor = setUpEditor();

test('a block that stands where it may not is listed with its name, its parent’s and the reason', async () => {
  await editor.open(content(feature(block('Column', {}, text('a'))), feature(text('b'))));
  await page.getByRole('button', { name: /Before you publish: .*must be fixed/ }).click();
  const item = page.getByRole('button', { name: 'Column can’t be placed in Section' });
  await item.click();
  await expect.element(page.getByRole('heading', { name: 'Column' })).toBeVisible();
});
