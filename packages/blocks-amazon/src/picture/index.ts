import { defineBlock } from '@vitrina/block-kit';
import { partsCss, thumbnails, wideImageLayout } from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonPictureProps } from './schema.ts';

/**
 * A wide image, or the company’s logo in the middle.
 *
 * @public
 */
export const amazonPicture = defineBlock({
  key: 'AmazonPicture',
  family: 'amazon',
  props: amazonPictureProps,
  nesting: { allowedChildren: 'none' },
  css:
    partsCss('AmazonPicture', amazonLook) +
    '.AmazonPicture{padding-block:0}.AmazonPicture .part-picture{max-width:var(--v-width,none);margin-inline:auto}',
  style: ({ isLogo }) => (isLogo ? { root: { '--v-width': '600px' } } : {}),
  layout: ({ isLogo }, size) => ({
    stretchesImages: { ...wideImageLayout(undefined, size).stretchesImages, ...(isLogo && { maxPx: 600 }) },
  }),
  keywords: ['image', 'logo', 'картинка', 'логотип'],
  thumbnail: thumbnails.picture,
});
