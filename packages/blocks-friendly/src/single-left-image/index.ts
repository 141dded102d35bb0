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
import { friendlySingleLeftImageProps } from './schema.ts';

/**
 * An image on the left of a text, a quarter, half or three quarters of the width. Right-to-left pages mirror it.
 *
 * @public
 */
export const friendlySingleLeftImage = defineBlock({
  key: 'FriendlySingleLeftImage',
  family: 'friendly',
  props: friendlySingleLeftImageProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlySingleLeftImage', friendlyLook, splitCss),
  style: ({ mediaColumnWidth }) => mediaTextStyle('start', mediaColumnWidth),
  layout: mediaTextLayout,
  create: () => ({ key: 'FriendlySingleLeftImage', props: startingStory }),
  aliases: ['Left image'],
  keywords: ['picture', 'media', 'картинка', 'текст'],
  thumbnail: thumbnails.singleLeftImage,
});
