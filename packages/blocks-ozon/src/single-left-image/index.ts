import { defineBlock } from '@vitrina/block-kit';
import {
  mediaTextLayout,
  mediaTextStyle,
  partsCss,
  splitCss,
  startingStory,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonSingleLeftImageProps } from './schema.ts';

/**
 * An image on the left of a text, a quarter, half or three quarters of the width. Right-to-left pages mirror it.
 *
 * @public
 */
export const ozonSingleLeftImage = defineBlock({
  key: 'OzonSingleLeftImage',
  family: 'ozon',
  props: ozonSingleLeftImageProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonSingleLeftImage', ozonLook, splitCss),
  style: ({ mediaColumnWidth }) => mediaTextStyle('start', mediaColumnWidth),
  layout: mediaTextLayout,
  create: () => ({ key: 'OzonSingleLeftImage', props: startingStory }),
  aliases: ['Left image'],
  keywords: ['picture', 'media', 'картинка', 'текст'],
  thumbnail: thumbnails.singleLeftImage,
});
