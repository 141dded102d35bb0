import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

test('while a text is edited no name of the block under the pointer covers it; afterwards it is shown again', async () => {
  await open(makePage(feature(text('Edited'), text('Below'))));
  const below = await findBlock(3);
  const edited = await findBlock(2);
  /** The overlay loads after the page and notices the pointer when it enters a block. */
  const isOutlinedOnHover = async () => {
    await userEvent.hover(edited);
    await userEvent.hover(below);
    return document.querySelector<HTMLElement>('[data-hovered]')?.style.display === '';
  };
  await expect.poll(isOutlinedOnHover).toBe(true);
  await userEvent.dblClick(edited);
  await expect.element(page.getByRole('textbox', { name: 'Text on the page' })).toBeVisible();
  await expect.poll(isOutlinedOnHover).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOutlinedOnHover).toBe(true);
});
