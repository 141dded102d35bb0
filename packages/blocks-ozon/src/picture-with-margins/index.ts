import { defineBlock } from '@vitrina/block-kit';
import { partsCss, thumbnails } from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonPictureCss, ozonPictureLayout, ozonPictureStyle } from '../picture/style.ts';
import { ozonPictureWithMarginsProps } from './schema.ts';

/**
 * An image with space around it; neighbors of one width share a row.
 *
 * @public
 */
export const ozonPictureWithMargins = defineBlock({
  key: 'OzonPictureWithMargins',
  family: 'ozon',
  props: ozonPictureWithMarginsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonPictureWithMargins', ozonLook, ozonPictureCss('OzonPictureWithMargins', '12px')),
  style: ozonPictureStyle,
  layout: ozonPictureLayout,
  keywords: ['image', 'banner', 'картинка', 'баннер'],
  thumbnail: thumbnails.pictureWithMargins,
});
