import { defineBlock } from '@vitrina/block-kit';
import {
  mediaTextLayout,
  mediaTextStyle,
  partsCss,
  splitCss,
  startingStory,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlySingleRightImageProps } from './schema.ts';

/**
 * An image on the right of a text, a quarter, half or three quarters of the width. Right-to-left pages mirror it.
 *
 * @public
 */
export const friendlySingleRightImage = defineBlock({
  key: 'FriendlySingleRightImage',
  family: 'friendly',
  props: friendlySingleRightImageProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlySingleRightImage', friendlyLook, splitCss),
  style: ({ mediaColumnWidth }) => mediaTextStyle('end', mediaColumnWidth),
  layout: mediaTextLayout,
  create: () => ({ key: 'FriendlySingleRightImage', props: startingStory }),
  aliases: ['Right image'],
  keywords: ['picture', 'media', 'картинка', 'текст'],
  thumbnail: thumbnails.singleRightImage,
});
