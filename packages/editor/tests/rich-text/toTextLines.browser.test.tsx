import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';
import { toTextLines } from '@vitrina/editor-ui/rich-text';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const table =
  '<table><tbody><tr><td><p>Power</p></td><td><p>2000&nbsp;W</p></td></tr>' +
  '<tr><td>Volume</td><td>5 l<br>net</td></tr><tr><td></td><td></td></tr></tbody></table>';

test('each row of a table is a line, its cells apart from each other', () => {
  expect(toTextLines(`<p>Before</p>${table}`)).toBe(
    '<p>Before</p><p>Power — 2000&nbsp;W</p><p>Volume — 5 l net</p>',
  );
});

test('a table that only holds a page together gives what is in it', () => {
  const layout = `<table><tbody><tr><td><p>One</p><ul><li>Two</li></ul></td></tr></tbody></table>`;
  expect(toTextLines(layout)).toBe('<div><p>One</p><ul><li>Two</li></ul></div>');
});

test('headings are bold lines among others, and words where they come alone', () => {
  expect(toTextLines('<h2><b>Care</b></h2><p>By hand</p>')).toBe(
    '<p><strong>Care</strong></p><p>By hand</p>',
  );
  expect(toTextLines('<h2>Care</h2>')).toBe('<p>Care</p>');
});

test('a table pasted into a text on the page becomes a block after it, and one undo takes it back', async () => {
  await open(makePage(feature(text('Steel'))));
  await userEvent.dblClick(await findBlock(2));
  await expect.element(page.getByRole('toolbar', { name: 'Text formatting' }).first()).toBeVisible();
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  await userEvent.keyboard('{Control>}a{/Control}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', table);
  const event = new ClipboardEvent('paste', {
    clipboardData,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  getDeepActiveElement()?.dispatchEvent(event);
  await expect.element(page.getByText('Volume').first()).toBeVisible();
  expect(queryBlock(2)?.textContent).toBe('Steel');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => page.getByText('Volume').query()).toBeNull();
  expect(queryBlock(2)?.textContent).toBe('Steel');
});
