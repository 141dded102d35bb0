import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

async function editText() {
  await open(makePage(feature(row(column(text('Steel pot'))))));
  await userEvent.dblClick(await findBlock(4));
  await expect.element(page.getByRole('toolbar', { name: 'Text formatting' }).first()).toBeVisible();
  await expectInText();
}

const expectInText = () => expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
const onPage = () => queryBlock(4)?.querySelector('[contenteditable=true]');

test('a click into the text that is being edited puts the caret there', async () => {
  await editText();
  await userEvent.click(await findBlock(4), { position: { x: 1, y: 5 } });
  await userEvent.keyboard('A ');
  await expect.poll(() => queryBlock(4)?.textContent).toBe('A Steel pot');
});

const toolbar = () => page.getByRole('toolbar', { name: 'Text formatting' }).first();

test('from the text Tab leads to its formatting, and Escape from there back to the text', async () => {
  await editText();
  await userEvent.keyboard('{Tab}');
  await expect.element(toolbar().getByRole('button').first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectInText();
  expect(onPage()).not.toBeNull();
});

test('Alt+F10 leads from the text to its formatting, where arrows go from button to button and Tab stops once', async () => {
  await editText();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  const buttons = toolbar().getByRole('button');
  await expect.element(buttons.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(buttons.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}');
  const last = buttons.nth(buttons.elements().length - 2);
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectInText();
  // Focus returns to the last button of the toolbar.
  await userEvent.keyboard('{Tab}');
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(toolbar().element().contains(document.activeElement)).toBe(false);
});

test('colors are named; who leaves them without choosing one is in the text again', async () => {
  await editText();
  await page.getByRole('button', { name: 'Text color' }).first().click();
  await expect.element(page.getByRole('button', { name: 'Red #cf222e' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectInText();
});

test('Shift and Tab end the editing: the block has the keyboard', async () => {
  await editText();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => getDeepActiveElement()?.getAttribute('data-block')).toBe('4');
  expect(onPage()).toBeNull();
});

test('over a block at the right edge no button of the toolbar is cut off', async () => {
  const columns = Array.from({ length: 5 }, (_, index) => column(text(`Column ${index + 1}`)));
  await open(makePage(feature(row(...columns))));
  await userEvent.dblClick(await findBlock(12));
  const toolbar = page.getByRole('toolbar', { name: 'Text formatting' }).first();
  await expect.element(toolbar).toBeVisible();
  const edge = page
    .getByRole('region', { name: 'Page', exact: true })
    .element()
    .getBoundingClientRect().right;
  await expect.poll(() => toolbar.element().getBoundingClientRect().right).toBeLessThan(edge);
});

test('a link where no text is selected is written out', async () => {
  await editText();
  await userEvent.keyboard('{End} ');
  const toolbar = page.getByRole('toolbar', { name: 'Text formatting' }).first();
  await toolbar.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Link address' });
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('shop.ru/p/2');
  await expect.element(address).toHaveValue('https://shop.ru/p/2');
  await userEvent.keyboard('{Enter}');
  await expectInText();
  await userEvent.keyboard('!');
  const link = () => queryBlock(4)?.querySelector('a');
  await expect.poll(() => link()?.getAttribute('href')).toBe('https://shop.ru/p/2');
  expect(link()?.textContent).toBe('shop.ru/p/2');
  expect(queryBlock(4)?.textContent).toBe('Steel pot shop.ru/p/2!');
});
