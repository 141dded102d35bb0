import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const inspector = page.getByRole('complementary', { name: 'Properties' });

test('of a form only what its choice needs is asked for: an address, or the blocks to show and hide', async () => {
  await open(makePage(feature(block('Form', {}, text('Your mail')))));
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
  await expect.element(inspector.getByRole('heading', { name: 'Form', exact: true })).toBeVisible();
  const link = inspector.getByRole('textbox', { name: 'Redirect link' });
  const shown = inspector.getByRole('combobox', { name: 'Show on success' });
  await expect.element(shown).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await inspector.getByRole('combobox', { name: 'After submit' }).click();
  await page.getByRole('option', { name: /redirect|another page/i }).click();
  await expect.element(link).toBeVisible();
  await expect.element(shown).not.toBeInTheDocument();
});
