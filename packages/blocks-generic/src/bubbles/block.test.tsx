import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';

const bubbles = [
  { x: 10, y: 20, title: 'Handle', text: 'Stays <b>cool</b>' },
  { x: 110, y: 'x', title: '', text: '<script>alert(1)</script>' },
];

it('has a named disclosure at each point, one that cannot be read in the middle', () => {
  const { html, css } = draw({ key: 'Bubbles', props: { bubbles, modalPosition: 'left-top' } });
  expect(html.match(/<vitrina-popover /g)).toHaveLength(2);
  expect(html).toContain('aria-label="Handle"');
  expect(html).toContain('aria-label="Point 2"');
  expect(html).toContain('data-side="left-top"');
  expect(html).toContain('<div>Stays <strong>cool</strong></div>');
  expect(css).toContain('.b1-at0{--x:10%;--y:20%}.b1-at1{--x:50%;--y:50%}');
});

it('keeps the room of its picture while it loads', () => {
  const src = { src: '/files/a.webp', widthPx: 800, heightPx: 500 };
  expect(draw({ key: 'Bubbles', props: { src, alt: 'Grill' } }).html).toContain(
    'src="/files/a.webp" width="800" height="500" alt="Grill"',
  );
});

it('shows its modals for editing', () => {
  const drafts = [{ componentKey: 'Bubbles', type: 'component' as const }];
  expect(renderBlocks(drafts, { ...generic, previewState: 'open' }).html.match(/open=""/g)).toHaveLength(2);
});
