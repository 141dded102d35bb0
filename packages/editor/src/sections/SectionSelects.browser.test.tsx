import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryCanvas, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('the menu of a locale turns its text around, and that can be undone', async () => {
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  const getDirection = () => queryCanvas()?.querySelector('[dir]')?.getAttribute('dir');
  const setting = page.getByRole('menuitemcheckbox', { name: 'Right-to-left text' });
  expect(getDirection()).toBe('ltr');
  await page.getByRole('button', { name: /^Locale/ }).click();
  await expect.element(setting).toHaveAttribute('aria-checked', 'false');
  await setting.click();
  await expect.poll(getDirection).toBe('rtl');
  await page.getByRole('button', { name: /^Locale/ }).click();
  await expect.element(setting).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(getDirection).toBe('ltr');
});
