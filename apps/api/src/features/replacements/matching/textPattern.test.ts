import { expect, it } from 'vitest';

import { toTextPattern } from './textPattern.ts';

const finds = (find: string, text: string, wholeWord = false) =>
  toTextPattern({ find, matchCase: false, wholeWord }).test(text);

const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

it.each(printable)('finds %s as itself, in any place of the text', (character) => {
  expect(finds(`a${character}b`, `xa${character}by`)).toBe(true);
  expect(finds(`a${character}b`, 'x a_?!b y')).toBe(false);
  expect(finds(character, `x ${character} y`, true)).toBe(true);
});

it('finds a space as white space of any kind', () => {
  expect(finds('10 kg', 'weighs 10\u00a0kg')).toBe(true);
});
