import { page as makePage } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { queryCanvas, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('a block added by the picker has the keyboard, also where nothing was on the page before', async () => {
  await open(makePage());
  const tab = page.getByRole('tab', { name: 'Editor' });
  await expect.element(tab).toBeVisible();
  (tab.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible();
  await userEvent.keyboard('row{Enter}');
  await expect.poll(() => queryCanvas()?.activeElement?.getAttribute('data-key')).toBe('Row');
});
