/// <reference types="@vitest/browser-playwright" />
import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

/** Delays the text editor, as a slow network does. */
const gate = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
});
vi.mock(import('../../../editor-ui/src/rich-text/InlineText.tsx'), async (importOriginal) => {
  await gate.promise;
  return importOriginal();
});

const { open } = setUpEditor();
const textbox = page.getByRole('textbox', { name: 'Text on the page' });

/** Enters text through an input method without committing it. */
const compose = (words: string) =>
  cdp().send('Input.imeSetComposition', {
    text: words,
    selectionStart: words.length,
    selectionEnd: words.length,
  });
const commit = (words: string) => cdp().send('Input.insertText', { text: words });

test('what an input method composes before the editor of a text has come is in the text, also what is not committed', async () => {
  await open(makePage(feature(row(column(text('One'), text('Two'))))));
  await userEvent.dblClick(await findBlock(4));
  await userEvent.keyboard(' a');
  await compose('にほ');
  await compose('にほん');
  await commit('日本');
  await userEvent.keyboard('b');
  await compose('ご');
  await expect.element(textbox).not.toBeInTheDocument();
  gate.open();
  await expect.element(textbox).toBeVisible();
  await userEvent.keyboard('c{Escape}');
  await expect.poll(() => queryBlock(4)?.textContent).toBe('One a日本bごc');
  expect(queryBlock(5)?.textContent).toBe('Two');
});
