import { expect, test } from 'vitest';

import { readDelimited } from './readDelimited.ts';

test('tabs divide cells, as spreadsheets copy them, also with quotes and lines inside', () => {
  expect(readDelimited('Model\tPower\r\nGC712\t2000 W\r\n')).toEqual([
    ['Model', 'Power'],
    ['GC712', '2000 W'],
  ]);
  expect(readDelimited('"Two\nlines"\t"Says ""hi"""\n\tb')).toEqual([
    ['Two\nlines', 'Says "hi"'],
    ['', 'b'],
  ]);
});

test('commas and semicolons divide cells where all lines have as many', () => {
  expect(readDelimited('Model,Power\n"GC712, black",2000')).toEqual([
    ['Model', 'Power'],
    ['GC712, black', '2000'],
  ]);
  expect(readDelimited('Модель;Вес\nGC712;1,5\nGC750;2,5')).toEqual([
    ['Модель', 'Вес'],
    ['GC712', '1,5'],
    ['GC750', '2,5'],
  ]);
});

test.each([
  'One line, with a comma',
  'Hello, dear reader\nGoodbye, dear reader',
  'a,b\nc',
  'plain\ntext',
  '',
])('%j is no table', (text) => {
  expect(readDelimited(text)).toBeUndefined();
});
