import { expect, test } from 'vitest';

import { noteUse, readMemory, toggleFavorite, writeMemory } from './paletteMemory.ts';

const empty = readMemory(null);

test('a block is marked, and no longer so', () => {
  const marked = toggleFavorite(empty, 'Text');
  expect(marked.favorites).toEqual(['Text']);
  expect(toggleFavorite(marked, 'Text')).toEqual(empty);
});

test('the last used block comes first, once, and the seventh is forgotten', () => {
  const used = ['A', 'B', 'C', 'D', 'E', 'F', 'A', 'G'].reduce(noteUse, empty);
  expect(used.recent).toEqual(['G', 'A', 'F', 'E', 'D', 'C']);
});

test.each([['{'], ['[]'], ['7'], ['{"favorites": 1, "recent": [2, null]}']])('%s is forgotten', (text) => {
  expect(readMemory(text)).toEqual(empty);
});

test('what was written is read again', () => {
  const memory = noteUse(toggleFavorite(empty, 'Text'), 'Image');
  expect(readMemory(writeMemory(memory))).toEqual(memory);
});

test('favorites stored under the spelling of earlier versions are kept', () => {
  expect(readMemory('{"favourites":["Text"],"recent":[]}').favorites).toEqual(['Text']);
});
