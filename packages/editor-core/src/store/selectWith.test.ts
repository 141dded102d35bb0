import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { selectRange, selectWith } from './selectWith.ts';

const none = { shiftKey: false, ctrlKey: false, metaKey: false };

/** 1 feature: 2, 3, 4 texts; 5 feature: 6 row: 7 column: 8 text; 9 column. */
const content = page(feature(text('a'), text('b'), text('c')), feature(row(column(text('d')), column())));

test('one is chosen, Ctrl adds and takes away, the last added is active', () => {
  expect(selectWith(content, [2, 3], 4, none)).toEqual([4]);
  expect(selectWith(content, [2], 4, { ...none, ctrlKey: true })).toEqual([2, 4]);
  expect(selectWith(content, [2, 4], 2, { ...none, metaKey: true })).toEqual([4]);
});

test('Shift chooses all from the first to the chosen one, whichever way, and may be corrected', () => {
  const shift = { ...none, shiftKey: true };
  expect(selectWith(content, [2], 4, shift)).toEqual([2, 3, 4]);
  expect(selectWith(content, [2, 3, 4], 3, shift)).toEqual([2, 3]);
  expect(selectWith(content, [4], 2, shift)).toEqual([4, 3, 2]);
  expect(selectWith(content, [], 3, shift)).toEqual([3]);
});

test('a range over different depths is one of the siblings that hold its ends', () => {
  expect(selectRange(content, 8, 9)).toEqual([7, 9]);
  expect(selectRange(content, 3, 8)).toEqual([1, 5]);
  expect(selectRange(content, 6, 8)).toEqual([6, 8]);
});
