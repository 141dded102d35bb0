import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test.each([
  ['page', 'page details.html', 'The next save deletes the page. This cannot be undone.'],
  ['locale', 'locale pt-BR', 'The next save deletes its templates and pages. This cannot be undone.'],
])('before a %s is deleted it is said what goes with it', async (kind, what, words) => {
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  const menu = page.getByRole('button', { name: new RegExp(`^${kind}`, 'i') });
  await menu.click();
  await page.getByRole('menuitem', { name: `Add a ${kind}` }).click();
  await page.getByRole('combobox', { name: 'Name' }).fill(what.split(' ').at(-1) ?? '');
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await menu.click();
  await page.getByRole('menuitem', { name: `Delete ${what}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${what}?` });
  await expect.element(question.getByText(words)).toBeVisible();
  await question.getByRole('button', { name: `Delete ${what}` }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: new RegExp(what.split(' ').at(-1) ?? '') }))
    .not.toBeInTheDocument();
});

test('a locale is a code: another name is refused with how one looks, and what there is already is not offered', async () => {
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  await page.getByRole('button', { name: /^Locale/ }).click();
  await page.getByRole('menuitem', { name: 'Add a locale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a locale' });
  const name = dialog.getByRole('combobox', { name: 'Name' });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'en', exact: true })).toBeVisible();
  expect(page.getByRole('option', { name: 'ru', exact: true }).query()).toBeNull();
  await name.fill('English');
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog).toBeVisible();
  await name.fill('pt-BR');
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Locale.*pt-BR/ })).toBeVisible();
});
