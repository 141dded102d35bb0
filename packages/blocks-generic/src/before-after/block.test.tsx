import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';
import { beforeAfter } from './index.ts';

const image = (name: string) => ({ src: `/files/${name}.webp`, widthPx: 900, heightPx: 600 });
const both = { before: image('old'), beforeAlt: 'Old', after: image('new'), afterAlt: 'New' };

it('has both images in the markup, and a range between them', () => {
  const { html, css } = draw({ key: 'BeforeAfter', props: { ...both, start: 30, beforeLabel: 'Before' } });
  expect(html).toMatch(/<figure [^>]*data-before="">.*alt="Old".*Before<\/figcaption><\/figure>/);
  expect(html).toMatch(/<figure [^>]*data-after="">.*alt="New".*<\/figure>/);
  expect(html).toMatch(/<input type="range" [^>]*aria-label="Compare before and after" value="30"\/>/);
  expect(css).toContain('--compare-at:30%;--compare-ratio:3/2');
});

it('has nothing to drag as long as an image is missing', () => {
  const { html } = draw({ key: 'BeforeAfter', props: { before: image('old') } });
  expect(html).toContain('data-after=""');
  expect(html).not.toContain('<input');
});

it('is empty without images, so that the canvas can say how to fill it', () => {
  expect(draw(beforeAfter.create()).html).toMatch(/<vitrina-before-after [^>]*><\/vitrina-before-after>/);
});

it('shows the handle for editing, and names it in the language of the page', () => {
  const props = Object.fromEntries(
    Object.entries(both).map(([name, desktop]) => [name, { name, value: { desktop } }]),
  );
  const drafts = [{ componentKey: 'BeforeAfter', type: 'component' as const, props }];
  const { html } = renderBlocks(drafts, { ...generic, previewState: 'compared', locale: 'ru' });
  expect(html).toContain('BeforeAfter-compared');
  expect(html).toContain('aria-label="Сравнить до и после"');
});
