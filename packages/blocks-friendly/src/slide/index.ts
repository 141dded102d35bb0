import { defineBlock } from '@vitrina/block-kit';
import { fullImageLayout, partsCss, thumbnails } from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlySlideProps } from './schema.ts';

const slideCss =
  '.FriendlySlide{display:flex;flex-direction:column;gap:20px;padding:0 0 8px}' +
  '.FriendlySlide-items{display:flex;flex-wrap:wrap;gap:24px;order:var(--v-content-order,1)}' +
  '.FriendlySlide-items:empty{display:none}';

/** A slide: an image, and items side by side above or below it. @public */
export const friendlySlide = defineBlock({
  key: 'FriendlySlide',
  family: 'friendly',
  props: friendlySlideProps,
  nesting: { allowedChildren: ['FriendlySlideItem'], allowedParents: ['FriendlySlider'] },
  css: partsCss('FriendlySlide', friendlyLook, slideCss),
  layout: fullImageLayout,
  create: () => ({ key: 'FriendlySlide', children: [{ key: 'FriendlySlideItem' }] }),
  keywords: ['slider', 'слайдер'],
  thumbnail: thumbnails.singleImage,
});
