import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { getDeepActiveElement } from '../canvas/deepDom.ts';
import { findBlock, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

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

test('from the text Tab leads to its formatting, and Escape from there back to the text', async () => {
  await editText();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Bold' }).first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectInText();
  expect(onPage()).not.toBeNull();
});

test('colours are named; who leaves them without choosing one is in the text again', async () => {
  await editText();
  await page.getByRole('button', { name: 'Text colour' }).first().click();
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
