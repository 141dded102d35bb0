import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { renderRichText } from '../react/RichTextContent.tsx';
import { hostileValues } from '../testing/hostileValues.ts';
import { htmlStructure } from '../testing/htmlStructure.ts';
import { parseRichText } from './parseRichText.ts';
import { hasBlocks, plainText, toPhrasing, withoutLinks } from './richTextTree.ts';

function render(markup: string): string {
  return renderToStaticMarkup(<>{renderRichText(parseRichText(markup))}</>);
}

describe('rich text', () => {
  it.each([
    ['plain & simple', 'plain &amp; simple'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<p>one line</p>', 'one line'],
    ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<p>x</p>\n', 'x'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<blink>kept</blink>', 'kept'],
    ['a<br>b', 'a<br/>b'],
    ['<b>un<i>closed', '<strong>un<em>closed</em></strong>'],
    ['a &lt;script&gt; b', 'a &lt;script&gt; b'],
    ['<script>x()</script>after', 'after'],
    ['<style>p{}</style><svg><b>x</b></svg>after', 'after'],
    ['<span style="color:#fff;position:fixed">a</span>', '<span style="color:#fff">a</span>'],
    ['<span style="color:var(--kit-accent)">a</span>', '<span style="color:var(--kit-accent)">a</span>'],
    ['<span style="color:var(--shop-secret)">a</span>', '<span>a</span>'],
    ['<a href="https://shop.ru/p">a</a>', '<a href="https://shop.ru/p">a</a>'],
    [
      '<a href="https://shop.ru/p" target="_blank">a</a>',
      '<a href="https://shop.ru/p" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<p onclick="x()" class="y" id="z">a</p><p>b</p>', '<p>a</p><p>b</p>'],
  ])('%s', (markup, html) => {
    expect(render(markup)).toBe(html);
  });

  it.each(hostileValues.filter((value) => typeof value === 'string'))('keeps %j harmless', (markup) => {
    const allowed =
      /^<(?:a|strong|em|u|s|sub|sup|span|p|ul|ol|li|br|code|small)(?:>| (?:style|target|rel|href=https?:))/;
    expect([...htmlStructure(render(markup))].filter((token) => !allowed.test(token))).toEqual([]);
  });

  it('reads a string once', () => {
    expect(parseRichText('<b>same</b>')).toBe(parseRichText('<b>same</b>'));
  });

  it('survives markup nested without end', () => {
    const text = render('<b>'.repeat(10_000) + 'deep');
    expect(text).toContain('deep');
    expect(text.split('<strong>').length).toBeLessThan(50);
  });

  it('can leave out its links', () => {
    const tree = parseRichText('a <a href="https://shop.ru/p" target="_blank"><b>b</b></a>');
    expect(withoutLinks(tree)).toEqual([
      'a ',
      { tag: 'span', children: [{ tag: 'strong', children: ['b'] }] },
    ]);
  });

  it('puts blocks on lines where only a line may stand', () => {
    const tree = parseRichText('<p>a <b>b</b></p><ul><li>c</li><li>d</li></ul>');
    expect(hasBlocks(tree)).toBe(true);
    expect(hasBlocks(toPhrasing(tree))).toBe(false);
    expect(renderToStaticMarkup(<>{renderRichText(toPhrasing(tree))}</>)).toBe(
      'a <strong>b</strong><br/>c<br/>d',
    );
    expect(plainText(tree)).toBe('a b c d');
  });
});
