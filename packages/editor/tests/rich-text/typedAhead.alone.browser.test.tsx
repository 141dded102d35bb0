import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

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

test('what is typed before the editor of a text has come is in the text, and moves or deletes no block', async () => {
  await open(makePage(feature(row(column(text('One'), text('Two')), column()))));
  await userEvent.dblClick(await findBlock(4));
  await userEvent.keyboard(' x{Backspace}{Delete}{ArrowDown}and two, ');
  await expect.element(textbox).not.toBeInTheDocument();
  gate.open();
  await expect.element(textbox).toBeVisible();
  await userEvent.keyboard('more');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryBlock(4)?.textContent).toBe('One and two, more');
  expect(queryBlock(5)?.textContent).toBe('Two');

  // No longer delayed, but the keys arrive before the editor's first frame.
  await userEvent.dblClick(await findBlock(5));
  await userEvent.keyboard('{Control>}a{/Control}Another{Enter}line{Escape}');
  await expect.poll(() => queryBlock(5)?.innerText.split(/\s+/)).toEqual(['Another', 'line']);

  await userEvent.dblClick(await findBlock(4));
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}None{End}!{Escape}');
  await expect.poll(() => queryBlock(4)?.textContent).toBe('None and two, more!');
});
