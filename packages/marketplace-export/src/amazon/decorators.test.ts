import { parseRichText } from '@vitrina/block-catalogue';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { toLines } from '../content/richText.ts';
import { cutText } from '../content/cutText.ts';
import { cutDecorated, decorate } from './decorators.ts';

function decorated(html: string) {
  const { value, decorators } = decorate(toLines(parseRichText(html)));
  return {
    value,
    parts: decorators.map(({ type, offset, length }) => [type, value.slice(offset, offset + length)]),
  };
}

it.each([
  ['Гриль <strong>шесть</strong> программ', [['STYLE_BOLD', 'шесть']]],
  ['😀 <em>вкусно</em> 👩‍🍳', [['STYLE_ITALIC', 'вкусно']]],
  ['<u>👩‍🍳 повар</u>!', [['STYLE_UNDERLINE', '👩‍🍳 повар']]],
  [
    '<strong>a<em>б</em></strong>',
    [
      ['STYLE_BOLD', 'aб'],
      ['STYLE_ITALIC', 'б'],
    ],
  ],
])('%s is decorated where it stands', (html, parts) => {
  expect(decorated(html).parts).toEqual(parts);
});

it('a list is a list of items, within it one of its own deeper', () => {
  const { value, decorators } = decorate(
    toLines(parseRichText('<ul><li>Один<ol><li>два</li></ol></li><li>три</li></ul>')),
  );
  expect(value).toBe('Один\nдва\nтри');
  expect(decorators).toEqual(
    expect.arrayContaining([
      { type: 'LIST_UNORDERED', offset: 0, length: 12, depth: 0 },
      { type: 'LIST_ITEM', offset: 0, length: 4, depth: 0 },
      { type: 'LIST_ORDERED', offset: 5, length: 3, depth: 1 },
      { type: 'LIST_ITEM', offset: 5, length: 3, depth: 1 },
      { type: 'LIST_ITEM', offset: 9, length: 3, depth: 0 },
    ]),
  );
  expect(decorators).toHaveLength(5);
});

it('a line break has no length and stands between the lines', () => {
  const { value, decorators } = decorate(toLines(parseRichText('раз<br>два')));
  expect(value).toBe('раз\nдва');
  expect(decorators).toEqual([{ type: 'STYLE_LINEBREAK', offset: 3, length: 0, depth: 0 }]);
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  .map((text) => text.replaceAll(/[<>&\s]/g, 'я'));
const part = fc.tuple(word, fc.constantFrom('strong', 'em', 'u', 'span'));

it('whatever the script, every style covers exactly its words, and nothing overlaps itself', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const html = parts.map(([text, tag]) => `<${tag}>${text}</${tag}>`).join(' ');
      const { value, decorators } = decorate(toLines(parseRichText(html)));
      expect(value).toBe(parts.map(([text]) => text).join(' '));
      const styled = decorators.map(({ offset, length }) => value.slice(offset, offset + length));
      expect(styled).toEqual(parts.filter(([, tag]) => tag !== 'span').map(([text]) => text));
    }),
  );
});

it('cut, a text ends between characters and its decorators with it', () => {
  const whole = decorate(toLines(parseRichText('<strong>семья 👨‍👩‍👧‍👦 вместе</strong> дома')));
  for (let max = 1; max <= whole.value.length; max++) {
    const { value, decorators } = cutDecorated(whole, cutText(whole.value, max));
    expect(value.length).toBeLessThanOrEqual(max);
    expect(value.isWellFormed()).toBe(true);
    for (const { offset, length } of decorators) expect(offset + length).toBeLessThanOrEqual(value.length);
  }
  expect(cutText('семья 👨‍👩‍👧‍👦', 10)).toBe('семья');
});
