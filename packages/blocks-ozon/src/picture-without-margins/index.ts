import { defineBlock } from '@vitrina/block-kit';
import { partsCss, thumbnails } from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonPictureCss, ozonPictureLayout, ozonPictureStyle } from '../picture/style.ts';
import { ozonPictureWithoutMarginsProps } from './schema.ts';

/**
 * An image from edge to edge; neighbors of one width share a row without a gap.
 *
 * @public
 */
export const ozonPictureWithoutMargins = defineBlock({
  key: 'OzonPictureWithoutMargins',
  family: 'ozon',
  props: ozonPictureWithoutMarginsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss(
    'OzonPictureWithoutMargins',
    { ...ozonLook, radius: '0' },
    ozonPictureCss('OzonPictureWithoutMargins', '0'),
  ),
  style: ozonPictureStyle,
  layout: ozonPictureLayout,
  keywords: ['image', 'banner', 'картинка', 'баннер'],
  thumbnail: thumbnails.pictureWithoutMargins,
});
