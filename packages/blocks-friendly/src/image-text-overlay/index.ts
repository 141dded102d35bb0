import { defineBlock } from '@vitrina/block-kit';
import {
  overlayLayout,
  overlayCss,
  overlayStyle,
  partsCss,
  startingStory,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyImageTextOverlayProps } from './schema.ts';

/**
 * A text over an image; on the mobile size it is below.
 *
 * @public
 */
export const friendlyImageTextOverlay = defineBlock({
  key: 'FriendlyImageTextOverlay',
  family: 'friendly',
  props: friendlyImageTextOverlayProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlyImageTextOverlay', friendlyLook, overlayCss),
  style: overlayStyle,
  layout: overlayLayout,
  create: () => ({ key: 'FriendlyImageTextOverlay', props: startingStory }),
  aliases: ['Image with text overlay', 'Image and text overlay'],
  keywords: ['banner', 'hero', 'баннер', 'обложка'],
  thumbnail: thumbnails.imageTextOverlay,
});
