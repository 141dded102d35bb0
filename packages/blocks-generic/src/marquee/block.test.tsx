import type { Json } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';
import { marquee } from './index.ts';

const parts = (html: string) => {
  const [read = '', hidden = ''] = html.split(/<li [^>]*aria-hidden="true">/);
  return { read, hidden };
};

it('reads its items once, and hides their repetitions from assistive technology', () => {
  const { read, hidden } = parts(draw(marquee.create()).html);
  expect(read.match(/<li /g)).toHaveLength(4);
  expect(read.match(/Less fat/g)).toHaveLength(1);
  expect(hidden.match(/Less fat/g)?.length).toBeGreaterThan(3);
  expect(hidden).not.toContain('<li');
});

it('never moves, and needs no script', () => {
  const { html } = draw(marquee.create());
  expect(html).not.toMatch(/vitrina-|<script|<marquee/);
  expect(marquee.css).not.toMatch(/animation|transition|@keyframes/);
});

it('repeats a short word more often than a long line', () => {
  const count = (title: string) =>
    parts(draw({ key: 'Marquee', props: { items: [{ title }] } }).html).hidden.split(title).length - 1;
  expect(count('New')).toBe(61);
  expect(count('Everything for coffee, made in one place')).toBe(10);
});

it('names logos once, and leaves out empty items', () => {
  const items: Json[] = [
    { image: '/files/a.webp', altText: 'Korva' },
    { title: '' },
    { title: 'Since 1956' },
  ];
  const { read, hidden } = parts(draw({ key: 'Marquee', props: { items } }).html);
  expect(read.match(/<li /g)).toHaveLength(2);
  expect(read).toContain('src="/files/a.webp" alt="Korva"');
  expect(hidden).toContain('src="/files/a.webp" alt=""');
  expect(hidden).not.toContain('Korva');
});

it('is an empty band without items', () => {
  expect(draw({ key: 'Marquee', props: { items: [] } }).html).not.toMatch(/<li|aria-hidden/);
});
