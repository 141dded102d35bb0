import { accessibilityProblems } from '@vitrina/block-kit/testing/browser';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

const namePage = async () => {
  await page.getByRole('dialog').getByLabelText('Name').fill('details.html');
  await userEvent.keyboard('{Enter}');
};
const chooseLocale = async () => {
  await page.getByRole('dialog').getByLabelText('Language').selectOptions('pt-BR');
  await page.getByRole('button', { name: 'Add a locale' }).click();
};

test.each([
  ['page', 'page details.html', 'The next save deletes the page. This cannot be undone.', namePage],
  [
    'locale',
    'locale pt-BR',
    'The next save deletes its templates and pages. This cannot be undone.',
    chooseLocale,
  ],
])('before a %s is deleted it is said what goes with it', async (kind, what, words, fill) => {
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  const menu = page.getByRole('button', { name: new RegExp(`^${kind}`, 'i') });
  await menu.click();
  await page.getByRole('menuitem', { name: `Add a ${kind}` }).click();
  await fill();
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

test('a locale is chosen by the name of its language, and another is a checked tag', async () => {
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  await page.getByRole('button', { name: /^Locale/ }).click();
  await page.getByRole('menuitem', { name: 'Add a locale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a locale' });
  const language = dialog.getByLabelText('Language', { exact: true });
  await expect.element(language).toHaveFocus();
  const offered = [...(language.element() as HTMLSelectElement).options].map(({ label }) => label);
  expect(offered).toEqual(expect.arrayContaining(['English — en', 'Deutsch — de', 'Other…']));
  // The package has it already.
  expect(offered).not.toContain('Русский — ru');
  const add = dialog.getByRole('button', { name: 'Add a locale' });
  await expect.element(add).toBeDisabled();
  await language.selectOptions('Other…');
  const tag = dialog.getByLabelText('Language tag');
  await tag.fill('english!');
  await userEvent.tab();
  await expect.element(tag).toHaveAccessibleDescription(/^Enter a language tag/);
  await expect.element(tag).toHaveAttribute('aria-invalid', 'true');
  await expect.element(add).toBeDisabled();
  await tag.fill('sr_RS');
  await expect.element(tag).toHaveAccessibleDescription(/^Српски/);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Locale.*sr_RS/ })).toBeVisible();
});

test('a ready-made template is chosen by its card, another is named', async () => {
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  await page.getByRole('button', { name: /^Template/ }).click();
  await page.getByRole('menuitem', { name: 'Add a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a template' });
  const card = dialog.getByRole('button', { name: /^Ozon/ });
  await card.click();
  await expect.element(card).toHaveAttribute('aria-pressed', 'true');
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('ozon_template');
  expect(await accessibilityProblems(dialog.element() as HTMLElement)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await expect.element(page.getByRole('button', { name: /^Template ?ozon_template/ })).toBeVisible();
});
