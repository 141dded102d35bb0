import { defineBlock } from '@vitrina/block-kit';
import { partsCss, thumbnails } from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonPictureProps } from './schema.ts';
import { ozonPictureCss, ozonPictureLayout, ozonPictureStyle } from './style.ts';

/**
 * An image from edge to edge with rounded corners, under the key that other programs use. The palette offers
 * the blocks with and without margins instead.
 *
 * @public
 */
export const ozonPicture = defineBlock({
  key: 'OzonPicture',
  family: 'ozon',
  props: ozonPictureProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonPicture', ozonLook, ozonPictureCss('OzonPicture', '0')),
  style: ozonPictureStyle,
  layout: ozonPictureLayout,
  isInPalette: false,
  keywords: ['image', 'banner', 'картинка', 'баннер'],
  thumbnail: thumbnails.picture,
});
