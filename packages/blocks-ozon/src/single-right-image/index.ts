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
import { ozonSingleRightImageProps } from './schema.ts';

/**
 * An image on the right of a text, a quarter, half or three quarters of the width. Right-to-left pages mirror it.
 *
 * @public
 */
export const ozonSingleRightImage = defineBlock({
  key: 'OzonSingleRightImage',
  family: 'ozon',
  props: ozonSingleRightImageProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonSingleRightImage', ozonLook, splitCss),
  style: ({ mediaColumnWidth }) => mediaTextStyle('end', mediaColumnWidth),
  layout: mediaTextLayout,
  create: () => ({ key: 'OzonSingleRightImage', props: startingStory }),
  aliases: ['Right image'],
  keywords: ['picture', 'media', 'картинка', 'текст'],
  thumbnail: thumbnails.singleRightImage,
});
