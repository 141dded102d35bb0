import { parseRichText, plainText } from '@vitrina/block-kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { replaceInMarkup, replaceLinksInMarkup } from './replaceInMarkup.ts';
import { toTextPattern } from './textPattern.ts';

const replace = (
  markup: string,
  find: string,
  by: string,
  options: { matchCase?: boolean; wholeWord?: boolean } = {},
) => replaceInMarkup(markup, toTextPattern({ find, matchCase: false, wholeWord: false, ...options }), by);

describe('words in markup', () => {
  it.each([
    ['in any case', 'Boils FAST', 'fast', 'quickly', 'Boils quickly'],
    ['in Russian', 'Чайник ЁМКИЙ', 'ёмкий', 'большой', 'Чайник большой'],
    ['with a no-break space', '10&nbsp;kg', '10 kg', '12 kg', '12 kg'],
    ['that a mark begins in', 'a <strong>big</strong> one', 'a big', 'the huge', 'the huge one'],
    ['that marks divide', 'New<em>Line</em>!', 'NewLine', 'OldLine', 'OldLine!'],
    ['with a reference', 'Salt &amp; pepper', 'salt & pepper', 'Oil & vinegar', 'Oil &amp; vinegar'],
    ['that would be markup', 'one', 'one', '<b>&', '&lt;b&gt;&amp;'],
    ['with a dollar sign', 'one', 'one', '$& $1', '$&amp; $1'],
    ['of a pattern', '1.5 l and 145 l', '1.5', '2.5', '2.5 l and 145 l'],
  ])('are found %s', (_, markup, find, by, expected) => {
    expect(replace(markup, find, by)).toBe(expected);
  });

  it('keep their case and whole words on wish', () => {
    expect(replace('Fast fast', 'fast', 'x', { matchCase: true })).toBe('Fast x');
    expect(replace('fast faster', 'fast', 'x', { wholeWord: true })).toBe('x faster');
    expect(replace('чай чайник', 'чай', 'кофе', { wholeWord: true })).toBe('кофе чайник');
  });

  it('are not found across paragraphs, nor in attributes', () => {
    const markup = '<p>one</p><p>two</p><a href="https://one.example/two">three</a>';
    expect(replace(markup, 'onetwo', 'x')).toBe(markup);
    expect(replace(markup, 'one.example', 'x')).toBe(markup);
    expect(replace(markup, 'href', 'x')).toBe(markup);
  });

  /** Markup of the words, with marks around any of them. */
  const markupOf = (words: readonly string[], tags: readonly string[]) =>
    fc.letrec<{ markup: string; marked: string }>((tie) => ({
      markup: fc
        .array(fc.oneof({ depthSize: 'small' }, fc.constantFrom(...words), tie('marked')), { maxLength: 5 })
        .map((parts) => parts.join('')),
      marked: fc
        .tuple(fc.constantFrom(...tags), tie('markup'))
        .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
    })).markup;
  const link = 'a href="https://ab.example/a"';

  it('leave all tags whole, whatever is replaced', () => {
    const markup = markupOf(['a', 'b', 'ab', ' ', '&amp;', '&lt;', 'é', '😀'], ['strong', 'em', link, 'p']);
    const found = fc.constantFrom('a', 'ab', 'b a', '&', '😀');
    fc.assert(
      fc.property(markup, found, fc.string({ maxLength: 5 }), (before, find, by) => {
        const after = replace(before, find, by);
        const open = after.match(/<(?:strong|em|a|p)\b/gu)?.length ?? 0;
        const closed = after.match(/<\/(?:strong|em|a|p)>/gu)?.length ?? 0;
        expect(open).toBe(closed);
        expect((after.match(/<a [^>]*>/gu) ?? []).every((tag) => tag === `<${link}>`)).toBe(true);
      }),
    );
  });

  it('change the text as if it had no marks', () => {
    const markup = markupOf(['a', 'b', 'ab', ' '], ['strong', 'em', link]);
    fc.assert(
      fc.property(
        markup,
        fc.constantFrom('a', 'ab', 'b a'),
        fc.constantFrom('x', '', 'y z'),
        (before, find, by) => {
          const words = (text: string) => plainText(parseRichText(text)).trim();
          const pattern = new RegExp(find.replace(' ', String.raw`\s`), 'giu');
          expect(words(replace(before, find, by))).toBe(
            words(before.replaceAll(/<[^>]*>/gu, '').replaceAll(pattern, () => by)),
          );
        },
      ),
    );
  });
});

describe('addresses of links in markup', () => {
  it('are replaced as a whole, wherever the attribute is', () => {
    const markup = `<a target="_blank" href='https://a.example/x'>a</a> <a href="https://a.example/x2">b</a>`;
    expect(replaceLinksInMarkup(markup, 'https://a.example/x', 'https://b.example/?a=1&b="')).toBe(
      `<a target="_blank" href="https://b.example/?a=1&amp;b=&quot;">a</a> <a href="https://a.example/x2">b</a>`,
    );
  });
});
