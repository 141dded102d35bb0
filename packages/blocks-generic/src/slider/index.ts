import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { sliderProps } from './schema.ts';
import { sliderCss } from './sliderCss.ts';

const slide = (title: string) => ({
  key: 'Row',
  children: [{ key: 'Column', children: [{ key: 'Text', props: { text: title } }] }],
});

/**
 * Slides side by side, one or several in view. Without the script, visitors scroll them by mouse, keyboard
 * and touch.
 *
 * @public
 */
export const slider = defineBlock({
  key: 'Slider',
  family: 'generic',
  props: sliderProps,
  nesting: { allowedChildren: 'any' },
  css: sliderCss,
  style: ({ slidesPerView, gap, arrowColor, bulletColor, activeBulletColor }) => ({
    root: {
      '--slider-count': slidesPerView,
      '--slider-gap': gap,
      '--slider-arrow': arrowColor,
      '--slider-bullet': bulletColor,
      '--slider-active': activeBulletColor,
    },
  }),
  layout: ({ slidesPerView, gap }) => ({ sideBySide: slidesPerView, gap }),
  elements: ['vitrina-slider'],
  previewStates: ['controls'],
  create: () => ({ key: 'Slider', children: [slide('1'), slide('2'), slide('3')] }),
  keywords: ['carousel', 'gallery', 'слайдер', 'карусель', 'галерея'],
  thumbnail: thumbnail(
    `<rect x="15.75" y="9.75" width="32.5" height="22.5" rx="3" ${tint}/><path d="m9 18-3 3 3 3m46-6 3 3-3 3M26 38.5h.01M32 38.5h.01M38 38.5h.01" stroke-width="2"/>`,
  ),
});
