import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** Dispatches the browser's paste event to the edited text. */
function paste(words: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  const event = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    composed: true,
    clipboardData,
  });
  getDeepActiveElement()?.dispatchEvent(event);
}

test('what is pasted while typing is a step of its own', async () => {
  await open(makePage(feature(text('A'))));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  const shown = (words: string) => expect.poll(() => queryBlock(2)?.textContent).toBe(words);
  await userEvent.keyboard('b');
  await shown('Ab');
  paste('pasted');
  await shown('Abpasted');
  await userEvent.keyboard('c');
  await shown('Abpastedc');
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const words of ['Abpasted', 'Ab', 'A']) {
    await undo.click();
    await shown(words);
  }
});
