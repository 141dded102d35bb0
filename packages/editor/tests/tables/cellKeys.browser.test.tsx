import { makeTable } from '@vitrina/editor-core/testing';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, queryCanvas, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** The texts of the table's cells, row by row. */
const readTable = () =>
  [...(queryCanvas()?.querySelectorAll('tr') ?? [])].map((tableRow) =>
    [...tableRow.cells].map((cell) => cell.textContent),
  );

const focusedBlock = () => Number(getDeepActiveElement()?.getAttribute('data-block'));
const isTyping = () => expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');

/** Opens a page with a table of two rows and columns between two texts, and edits its first cell. */
async function editFirstCell() {
  const table = makeTable([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  await open(makePage(feature(text('Above'), table)));
  await userEvent.dblClick(await findBlock(6));
  await isTyping();
}

test('Tab leads from cell to cell and adds a row at the end, and nothing typed is lost', async () => {
  await editFirstCell();
  // Pressed without a pause, so that keys arrive before the editors of their cells.
  await userEvent.keyboard('1{Tab}2{Tab}3{Tab}4{Tab}5{Tab}6{Shift>}{Tab}{/Shift}7');
  await expect.poll(readTable).toEqual([
    ['a1', 'b2'],
    ['c3', 'd4'],
    ['57', '6'],
  ]);
  await isTyping();
  await userEvent.keyboard('{Escape}{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');
  await expect.poll(readTable).toEqual([
    ['a1', 'b2'],
    ['c3', 'd4'],
  ]);
});

test('arrows lead to the cell beside from the edge of the text, and stay within the text before it', async () => {
  await editFirstCell();
  await userEvent.keyboard('{ArrowRight}1');
  await expect.poll(readTable).toEqual([
    ['a', '1b'],
    ['c', 'd'],
  ]);
  await userEvent.keyboard('{ArrowRight}2{ArrowDown}3');
  await expect.poll(readTable).toEqual([
    ['a', '1b2'],
    ['c', '3d'],
  ]);
  await userEvent.keyboard('{ArrowUp}4{Home}{ArrowLeft}5');
  await expect.poll(readTable).toEqual([
    ['a5', '1b24'],
    ['c', '3d'],
  ]);
});

test('Escape leads to the cell and then to the table; a selected cell takes arrows, letters and Enter', async () => {
  await editFirstCell();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focusedBlock).toBe(5);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.poll(focusedBlock).toBe(12);
  await userEvent.keyboard('ouble');
  await expect.poll(readTable).toEqual([
    ['a', 'b'],
    ['c', 'double'],
  ]);
  // Pressed without a pause: the keys after Escape arrive before the editor that it leaves.
  await userEvent.keyboard('{Escape}{ArrowUp}1{Escape}{ArrowDown}2{Escape}');
  await expect.poll(readTable).toEqual([
    ['a', 'b1'],
    ['c', 'double2'],
  ]);
  await userEvent.keyboard('{ArrowLeft}{Enter}!');
  await expect.poll(() => readTable()[1]).toEqual(['c!', 'double2']);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(focusedBlock).toBe(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('toolbar', { name: 'Text formatting' })).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('[data-selected]')).toBeNull();
  expect(queryBlock(3)).not.toBeNull();
});
