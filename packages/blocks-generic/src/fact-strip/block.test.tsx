import type { Json } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';
import { factStrip } from './index.ts';

it('is a list of its facts, without any script', () => {
  const { html } = draw(factStrip.create());
  expect(html.match(/<li /g)).toHaveLength(4);
  expect(html).toContain('<span>Cord storage under the base</span>');
  expect(html).not.toMatch(/vitrina-|<script/);
  expect(factStrip.css).not.toMatch(/animation|@keyframes/);
});

it('wraps on the desktop and is swiped on phones, where it can be reached by keyboard', () => {
  const { html, css } = draw(factStrip.create());
  expect(css).toContain('--strip-wrap:wrap;--strip-overflow:visible');
  expect(css).toMatch(/max-width:768px\)\{\.b1\{--strip-wrap:nowrap;--strip-overflow:auto/);
  expect(html).toContain('tabindex="0"');
  expect(draw({ key: 'FactStrip', props: { items: [{ title: 'One' }] } }).html).not.toContain('tabindex');
});

it('shows logos, and leaves out empty items', () => {
  const items: Json[] = [
    { image: '/files/a.webp', altText: 'Tefal' },
    { title: '' },
    { title: 'Since 1956' },
  ];
  const { html } = draw({ key: 'FactStrip', props: { items } });
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html).toContain('src="/files/a.webp" alt="Tefal"');
});
