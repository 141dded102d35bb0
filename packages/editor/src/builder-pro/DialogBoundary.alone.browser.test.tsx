import { feature, page as makePage, row } from '@vitrina/epack-model/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const broken = vi.hoisted(() => ({ isBroken: true }));
vi.mock(import('../command-palette/ShortcutsSheet.tsx'), async (importOriginal) => {
  const { ShortcutsSheet } = await importOriginal();
  return {
    ShortcutsSheet() {
      if (broken.isBroken) throw new Error('The sheet broke');
      return <ShortcutsSheet />;
    },
  };
});

// React logs caught errors to the console, which is only noise in this test.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const { open } = setUpEditor();
const failure = page.getByRole('dialog', {
  name: 'This dialog could not be shown. Your work isn’t affected.',
});
const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });

test('a dialog that fails leaves the editor alone, can be closed, and tried again', async () => {
  await open(makePage(feature(row())));
  await userEvent.keyboard('?');
  await expect.element(failure).toBeVisible();
  expect(queryBlock(2)).not.toBeNull();
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect.element(failure).not.toBeInTheDocument();

  await userEvent.keyboard('?');
  await expect.element(failure).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(failure).not.toBeInTheDocument();

  await userEvent.keyboard('?');
  broken.isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});
