import { createBlockRules } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { draw, friendly } from '../testing/friendly.ts';
import { friendlySlider } from './index.ts';

it('has the arrows and bullets of the spec', () => {
  const { html, css } = draw(friendlySlider.create());
  expect(css).toContain('--slider-bullet:#cccccc;--slider-active:#16c7dc');
  expect(css).toContain('--v-arrow-width:46px;--v-arrow-height:46px');
  expect(html.match(/data-bullet=""/g)).toHaveLength(3);
  expect(friendlySlider.elements).toEqual(['vitrina-slider']);
});

it('shows a picture in place of the drawn arrow', () => {
  const { css } = draw({ key: 'FriendlySlider', props: { arrowSvg: '/files/arrow.svg' } });
  expect(css).toContain('--v-arrow:url("/files/arrow.svg");--v-arrow-drawing:none;--v-arrow-picture:block');
});

it('leaves out what is switched off', () => {
  const { html } = draw({ ...friendlySlider.create(), props: { showArrows: false, showBullets: false } });
  expect(html).not.toContain('<button');
});

it('holds slides, which hold items, which hold anything', () => {
  const rules = createBlockRules(friendly.definitions);
  const fits = (child: string, parent: string) =>
    rules.find(parent)?.canContain(child) === true && rules.find(child)?.canBeInside(parent) === true;
  expect(fits('FriendlySlide', 'FriendlySlider')).toBe(true);
  expect(fits('FriendlySlideItem', 'FriendlySlide')).toBe(true);
  expect(fits('Text', 'FriendlySlideItem')).toBe(true);
  expect(fits('Text', 'FriendlySlider')).toBe(false);
  expect(fits('FriendlySlide', 'Feature')).toBe(false);
});
