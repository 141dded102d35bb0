import { makeTable } from '@vitrina/editor-core/testing';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drag } from '../../src/testing/drag.ts';
import { findBlock, queryCanvas, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** The texts of the table's cells, row by row. */
const readTable = () =>
  [...(queryCanvas()?.querySelectorAll('tr') ?? [])].map((tableRow) =>
    [...tableRow.cells].map((cell) => cell.textContent).join('|'),
  );

const handle = (name: string) => page.getByRole('button', { name, exact: true });
const item = (name: RegExp) => page.getByRole('menuitem', { name });
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

/** Opens a page with a table of three columns and two rows below a text, and selects its first cell. */
async function selectFirstCell() {
  const table = makeTable([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
  await open(makePage(feature(text('Above'), table)));
  await userEvent.click(await findBlock(6));
  await expect.element(handle('Column 1')).toBeVisible();
}

test('a handle selects its line and opens the commands, and the keyboard is in the table after one', async () => {
  await selectFirstCell();
  await userEvent.hover(await findBlock(8));
  await handle('Column 2').click();
  await item(/^Insert column before/).click();
  await expect.poll(readTable).toEqual(['a||b|c', 'd||e|f']);
  await expect.poll(() => getDeepActiveElement()?.closest('td')).not.toBeNull();
  await undo();
  await expect.poll(readTable).toEqual(['a|b|c', 'd|e|f']);

  await userEvent.click(await findBlock(6));
  await userEvent.hover(await findBlock(13));
  await handle('Row 2').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(handle('Row 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(handle('Row 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await item(/^Delete row/).click();
  await expect.poll(readTable).toEqual(['d|e|f']);
  await undo();
  await expect.poll(readTable).toEqual(['a|b|c', 'd|e|f']);
});

test('handles are there for the line that is selected or under the pointer, or for all of a selected table', async () => {
  await selectFirstCell();
  const columns = () =>
    ['Column 1', 'Column 2', 'Column 3'].filter(
      (name) => getComputedStyle(handle(name).element()).opacity === '1',
    );
  await expect.poll(columns).toEqual(['Column 1']);
  await userEvent.hover(await findBlock(10));
  await expect.poll(columns).toEqual(['Column 1', 'Column 3']);
  await userEvent.hover(await findBlock(2));
  await expect.poll(columns).toEqual(['Column 1']);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(columns).toEqual(['Column 1', 'Column 2', 'Column 3']);
});

test('the buttons at the edges add a row and a column', async () => {
  await selectFirstCell();
  await handle('Add a row').click();
  await expect.poll(readTable).toEqual(['a|b|c', 'd|e|f', '||']);
  await handle('Add a column').click();
  await expect.poll(readTable).toEqual(['a|b|c|', 'd|e|f|', '|||']);
});

test('a dragged handle moves its line; Escape leaves it', async () => {
  await selectFirstCell();
  const column = handle('Column 1').element();
  await drag(column, column.getBoundingClientRect().width * 2, 0);
  await expect.poll(readTable).toEqual(['b|c|a', 'e|f|d']);
  await undo();
  await expect.poll(readTable).toEqual(['a|b|c', 'd|e|f']);
  await userEvent.click(await findBlock(6));
  const row = handle('Row 2').element();
  await drag(row, 0, -row.getBoundingClientRect().height);
  await expect.poll(readTable).toEqual(['d|e|f', 'a|b|c']);
});

test('a dragged border sets the widths, an arrow key changes them, and each is one step', async () => {
  await selectFirstCell();
  const border = page.getByRole('separator', { name: 'Width of column 1' });
  const widthOf = (id: number) => findBlock(id).then((block) => block.getBoundingClientRect().width);
  const before = await widthOf(5);
  await drag(border.element(), 100, 0);
  await expect.poll(async () => (await widthOf(5)) - before).toBeGreaterThan(80);
  expect(queryCanvas()?.querySelectorAll('col')).toHaveLength(3);
  border.element().focus();
  const readPercent = () => Number(border.element().getAttribute('aria-valuenow'));
  const expected = ((before + 100) / (await widthOf(3))) * 100;
  await expect.poll(() => Math.abs(readPercent() - expected)).toBeLessThan(1);
  const percent = readPercent();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.poll(readPercent).toBe(percent - 5);
  await undo();
  await expect.poll(readPercent).toBe(percent);
  await undo();
  await expect.poll(() => widthOf(5)).toBe(before);
  expect(queryCanvas()?.querySelector('col')).toBeNull();
});

test('shortcuts work while a cell is edited, and what was typed stays', async () => {
  await selectFirstCell();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  await userEvent.keyboard('1{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}');
  await expect.poll(readTable).toEqual(['a1|b|c', '||', 'd|e|f']);
  await userEvent.keyboard('new{Control>}{Shift>}{Alt>}{ArrowDown}{/Alt}{/Shift}{/Control}');
  await expect.poll(readTable).toEqual(['a1|b|c', 'd|e|f', 'new||']);
});
