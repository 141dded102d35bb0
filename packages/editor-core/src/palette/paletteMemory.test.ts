import { expect, test } from 'vitest';

import { noteUse, readMemory, toggleFavourite, writeMemory } from './paletteMemory.ts';

const empty = readMemory(null);

test('a block is marked, and no longer so', () => {
  const marked = toggleFavourite(empty, 'Text');
  expect(marked.favourites).toEqual(['Text']);
  expect(toggleFavourite(marked, 'Text')).toEqual(empty);
});

test('the last used block comes first, once, and the seventh is forgotten', () => {
  const used = ['A', 'B', 'C', 'D', 'E', 'F', 'A', 'G'].reduce(noteUse, empty);
  expect(used.recent).toEqual(['G', 'A', 'F', 'E', 'D', 'C']);
});

test.each([['{'], ['[]'], ['7'], ['{"favourites": 1, "recent": [2, null]}']])('%s is forgotten', (text) => {
  expect(readMemory(text)).toEqual(empty);
});

test('what was written is read again', () => {
  const memory = noteUse(toggleFavourite(empty, 'Text'), 'Image');
  expect(readMemory(writeMemory(memory))).toEqual(memory);
});
