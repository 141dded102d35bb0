import { defineBlock } from '@vitrina/block-kit';
import { youtube } from '@vitrina/blocks-generic';
import { videoPlayerCss } from '@vitrina/blocks-generic/parts';

import { ozonYoutubeProps } from './schema.ts';

/**
 * A YouTube video.
 *
 * @public
 */
export const ozonYoutube = defineBlock({
  key: 'OzonYoutube',
  family: 'ozon',
  props: ozonYoutubeProps,
  nesting: { allowedChildren: 'none' },
  css: videoPlayerCss('OzonYoutube'),
  elements: youtube.elements,
  keywords: youtube.keywords,
  thumbnail: youtube.thumbnail,
});
