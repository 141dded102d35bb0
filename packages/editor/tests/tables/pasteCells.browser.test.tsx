import { makeTable } from '@vitrina/editor-core/testing';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';
import { feature, page as makePage } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryCanvas, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** The texts of the table's cells, row by row. */
const readTable = () =>
  [...(queryCanvas()?.querySelectorAll('tr') ?? [])].map((tableRow) =>
    [...tableRow.cells].map((cell) => cell.textContent).join('|'),
  );

/** Dispatches the browser's paste event to the focused element. */
function paste(words: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  const init = { bubbles: true, cancelable: true, composed: true, clipboardData };
  getDeepActiveElement()?.dispatchEvent(new ClipboardEvent('paste', init));
}

test('copied cells fill the table from the selected cell or the edited one, and one undo takes them back', async () => {
  await open(
    makePage(
      feature(
        makeTable([
          ['a', 'b'],
          ['c', 'd'],
        ]),
      ),
    ),
  );
  await userEvent.dblClick(await findBlock(5));
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  await userEvent.keyboard('!');
  paste('1\t2\t3\n4\t5\t6');
  await expect.poll(readTable).toEqual(['1|2|3', '4|5|6']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readTable).toEqual(['a!|b', 'c|d']);

  await userEvent.dblClick(await findBlock(12));
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getDeepActiveElement()?.getAttribute('data-block')).toBe('11');
  paste('x;y\nz;w');
  await expect.poll(readTable).toEqual(['a!|b|', 'c|x|y', '|z|w']);

  // A single cell is text like any other.
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  paste('one');
  await expect.poll(readTable).toEqual(['a!|b|', 'c|xone|y', '|z|w']);

  await userEvent.keyboard('{Escape}');
  paste(Array.from({ length: 51 }, () => 'x').join('\t'));
  await expect.element(page.getByText('A table takes up to 50 columns and 1,000 cells')).toBeVisible();
  expect(readTable()).toEqual(['a!|b|', 'c|xone|y', '|z|w']);
});
