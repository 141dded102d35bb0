import { getDeepActiveElement } from '@vitrina/editor-ui/dom';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, queryCanvas, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

const dialog = page.getByRole('dialog', { name: 'Sections and pages' });

/** Texts of the page's sections. */
const listSections = () =>
  [...(queryCanvas()?.querySelectorAll('.page > [data-block]') ?? [])].map((section) => section.textContent);

async function openDialog() {
  await page.getByRole('button', { name: 'Sections and pages' }).click();
  await expect.element(dialog).toBeVisible();
}

test('a section in the language of the page is added after the one being edited, on the chosen ground', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  await userEvent.click(await findBlock(2));
  await openDialog();
  await dialog.getByRole('button', { name: 'Facts and proof' }).click();
  await dialog.getByRole('button', { name: 'Dark', exact: true }).click();
  await dialog.getByRole('button', { name: 'In the box' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => listSections().map((content) => content?.slice(0, 9)))
    .toEqual(['One', 'В коробке', 'Two']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => listSections()).toEqual(['One', 'Two']);
});

test('a whole page is chosen by keyboard alone, and the focus is on the page then', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Search commands and blocks' }).fill('designed');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  (dialog.getByRole('tab', { name: 'Sections' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}{Tab}{Tab}{Tab}');
  await expect.poll(() => getDeepActiveElement()?.textContent).toContain('Kitchen appliance');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => listSections()).toHaveLength(10);
  expect(queryBlock(2)).not.toBeNull();
  await expect.poll(() => getDeepActiveElement()?.closest('[data-block]') ?? null).not.toBeNull();
});

test('a thumbnail shows the blocks of its section', async () => {
  await open(makePage(feature(text('One'))));
  await openDialog();
  const shown = () =>
    [...dialog.element().querySelectorAll('li *')]
      .flatMap((element) => (element.shadowRoot ? [element.shadowRoot] : []))
      .map((root) => root.querySelectorAll('[data-block]').length);
  await expect.poll(() => shown().filter((count) => count > 3).length).toBeGreaterThan(3);
});
