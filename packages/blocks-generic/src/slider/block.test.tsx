import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';
import { slider } from './index.ts';

it('starts with one slide in view, arrows and bullets in the colors of the spec', () => {
  const { html, css } = draw(slider.create());
  expect(css).toContain(
    '.b1{--slider-count:1;--slider-gap:0px;--slider-arrow:#111111;--slider-bullet:#cccccc;--slider-active:#16c7dc}',
  );
  expect(slider.css).toContain('width:46px;height:46px');
  expect(html.match(/data-bullet=""/g)).toHaveLength(3);
  expect(html).toContain(
    '<vitrina-slider class="Slider-slider b1-slider" role="group" aria-roledescription="slider">',
  );
  expect(slider.elements).toEqual(['vitrina-slider']);
});

it('shows more slides on larger sizes', () => {
  const { css } = draw({ key: 'Slider', sizedProps: { slidesPerView: { desktop: 3, mobile: 1 } } });
  expect(css).toContain('--slider-count:3');
  expect(css).toContain('@container page (max-width:768px){.b1{--slider-count:1}}');
});

it('can be reached and scrolled by keyboard, and names its buttons in the language of the page', () => {
  const drafts = [{ componentKey: 'Slider', type: 'component' as const }];
  const { html } = renderBlocks(drafts, { ...generic, locale: 'ru' });
  expect(html).toContain('tabindex="0" aria-label="Слайды"');
  expect(html).toContain('aria-label="Следующий слайд"');
});

it('leaves out what is switched off', () => {
  const { html } = draw({ ...slider.create(), props: { arrows: false, pagination: 'off' } });
  expect(html).not.toContain('<button');
});

it('shows its buttons for editing', () => {
  const drafts = [{ componentKey: 'Slider', type: 'component' as const }];
  expect(renderBlocks(drafts, { ...generic, previewState: 'controls' }).html).toContain('Slider-shown');
});
