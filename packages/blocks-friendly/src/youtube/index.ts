import { defineBlock } from '@vitrina/block-kit';
import { youtube } from '@vitrina/blocks-generic';
import { videoPlayerCss } from '@vitrina/blocks-generic/parts';

import { friendlyYoutubeProps } from './schema.ts';

/**
 * A YouTube video.
 *
 * @public
 */
export const friendlyYoutube = defineBlock({
  key: 'FriendlyYoutube',
  family: 'friendly',
  props: friendlyYoutubeProps,
  nesting: { allowedChildren: 'none' },
  css: videoPlayerCss('FriendlyYoutube'),
  elements: youtube.elements,
  keywords: youtube.keywords,
  thumbnail: youtube.thumbnail,
});
