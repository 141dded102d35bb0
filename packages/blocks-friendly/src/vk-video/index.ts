import { defineBlock } from '@vitrina/block-kit';
import { vkVideo } from '@vitrina/blocks-generic';
import { videoPlayerCss } from '@vitrina/blocks-generic/parts';

import { friendlyVkVideoProps } from './schema.ts';

/**
 * A VK video.
 *
 * @public
 */
export const friendlyVkVideo = defineBlock({
  key: 'FriendlyVkVideo',
  family: 'friendly',
  props: friendlyVkVideoProps,
  nesting: { allowedChildren: 'none' },
  css: videoPlayerCss('FriendlyVkVideo'),
  elements: vkVideo.elements,
  keywords: vkVideo.keywords,
  thumbnail: vkVideo.thumbnail,
});
