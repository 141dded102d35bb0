import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('a whole name leads to its command, and not to a longer name with the same word', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}dk{/Control}');
  await page.getByRole('combobox', { name: 'What would you like to do?' }).fill('save');
  const options = page.getByRole('listbox', { name: 'What would you like to do?' }).getByRole('option');
  await expect.element(options.nth(0)).toMatchTextContent(/^Save(Ctrl|⌘)/);
  await expect.element(options.nth(1)).toMatchTextContent(/^Save as a component/);
});
