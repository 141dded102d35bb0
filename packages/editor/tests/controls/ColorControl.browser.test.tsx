import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

test('the colors that are offered have names, whoever looks at them and whoever hears them', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  const navy = page.getByRole('button', { name: 'Navy #001a34' }).first();
  await expect.element(navy).toHaveAttribute('title', 'Navy #001a34');
  await navy.click();
  await expect.element(navy).toHaveAttribute('aria-pressed', 'true');
});
