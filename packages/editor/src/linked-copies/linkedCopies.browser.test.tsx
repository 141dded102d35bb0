import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

async function openLocale(name: string) {
  await page.getByRole('button', { name: /^Locale/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a locale tells which blocks its source got since, and takes them over or does without them', async () => {
  await open(makePage(feature(text('One'), text('Two'))));
  await findBlock(2);
  await page.getByRole('button', { name: /^Locale/ }).click();
  await page.getByRole('menuitem', { name: 'Add a locale' }).click();
  await page.getByRole('dialog').getByLabelText('Language').selectOptions('en');
  await page.getByRole('button', { name: 'Add a locale' }).click();
  await expect.element(page.getByRole('button', { name: /^Locale.*en/ })).toBeVisible();
  const behind = page.getByRole('button', { name: /behind ru/ });
  await expect.element(page.getByRole('button', { name: '2 texts to translate' })).toBeVisible();
  expect(behind.query()).toBeNull();

  await openLocale('ru');
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Control>}d{/Control}');
  await findBlock(4);
  await userEvent.keyboard('{Control>}d{/Control}');
  await findBlock(5);
  await openLocale('en');
  await expect.element(behind).toHaveTextContent('2 blocks behind ru');
  await behind.click();
  const dialog = page.getByRole('dialog', { name: 'Changes in ru since it was copied' });
  // Differences are identified by their texts, since there may be several of one kind.
  await expect.element(dialog.getByText('Two', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave out' }).first().click();
  const takeOver = dialog.getByRole('button', { name: 'Take over', exact: true });
  await expect.poll(() => takeOver.elements()).toHaveLength(1);
  await takeOver.click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/^This page has all changes from ru/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: '3 texts to translate' })).toBeVisible();
  expect(behind.query()).toBeNull();
});
