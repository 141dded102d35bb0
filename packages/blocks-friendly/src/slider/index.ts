import { cssUrl, defineBlock } from '@vitrina/block-kit';
import { slider } from '@vitrina/blocks-generic';
import { sliderCss, startingTexts } from '@vitrina/blocks-generic/parts';

import { frameCss } from './frameCss.ts';
import { friendlySliderProps } from './schema.ts';

/**
 * Slides of an image with content above or below it, one in view. Without the script, visitors scroll them by
 * mouse, keyboard and touch.
 *
 * @public
 */
export const friendlySlider = defineBlock({
  key: 'FriendlySlider',
  family: 'friendly',
  props: friendlySliderProps,
  nesting: { allowedChildren: ['FriendlySlide'] },
  css: sliderCss + frameCss,
  style: (values) => ({
    root: {
      '--slider-count': 1,
      '--slider-gap': '0px',
      '--slider-arrow': values.arrowColor,
      '--slider-bullet': values.bulletColor,
      '--slider-active': values.activeBulletColor,
      '--v-arrow-width': values.arrowWidth,
      '--v-arrow-height': values.arrowHeight,
      '--v-content-order': values.contentPosition === 'top' ? -1 : 1,
      ...(values.arrowSvg && {
        '--v-arrow': cssUrl(values.arrowSvg.src),
        '--v-arrow-drawing': 'none',
        '--v-arrow-picture': 'block',
      }),
    },
  }),
  elements: slider.elements,
  previewStates: slider.previewStates,
  create: () => ({
    key: 'FriendlySlider',
    children: startingTexts(3).map((texts) => ({
      key: 'FriendlySlide',
      children: [{ key: 'FriendlySlideItem', children: texts }],
    })),
  }),
  keywords: slider.keywords,
  thumbnail: slider.thumbnail,
});
