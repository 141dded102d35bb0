import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';
import { link } from './index.ts';

const url = 'https://shop.ru/product/1';

it('leads to the address, in this tab or another', () => {
  expect(draw({ key: 'Link', props: { url } }).html).toContain(
    'href="https://shop.ru/product/1" target="_self">',
  );
  expect(draw({ key: 'Link', props: { url, target: '_blank' } }).html).toContain(
    'target="_blank" rel="noopener noreferrer"',
  );
});

it.each(['', 'https://shop.ru', 'javascript:alert(1)', 'http://shop.ru/product'])(
  'is no link to %j',
  (address) => {
    expect(draw({ ...link.create(), props: { url: address } }).html).toMatch(/^<div .*><p .*>More about/);
  },
);

it('leaves no link inside it', () => {
  const child = { key: 'Text', props: { text: 'a <a href="https://other.ru/p">b</a>' } };
  const { html } = draw({ key: 'Link', props: { url }, children: [child] });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('a <span>b</span>');
});

it('holds nothing that could hold another link', () => {
  expect(link.nesting.allowedChildren).toEqual(['Text', 'Image']);
});
