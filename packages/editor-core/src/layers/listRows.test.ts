import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { isSameRows, listRows } from './listRows.ts';

/** 1 feature: 2 row: 3 column: 4 text; 5 column; 6 feature: 7 text. */
const content = page(feature(row(column(text('a')), column())), feature(text('b')));

test('what stands in a folded row is left out', () => {
  const rows = listRows(content, (id) => id !== 3);
  expect(rows.map(({ id, level }) => [id, level])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
    [6, 1],
    [7, 2],
  ]);
  expect(rows.find(({ id }) => id === 3)).toMatchObject({ hasChildren: true, isOpen: false });
  expect(rows.find(({ id }) => id === 5)).toMatchObject({ hasChildren: false, isOpen: false });
});

test('trees are told apart by their rows and what is open', () => {
  const open = listRows(content, () => true);
  expect(
    isSameRows(
      open,
      listRows(content, () => true),
    ),
  ).toBe(true);
  expect(
    isSameRows(
      open,
      listRows(content, (id) => id !== 1),
    ),
  ).toBe(false);
});
