import { defineBlock } from '@vitrina/block-kit';
import { rutube } from '@vitrina/blocks-generic';
import { videoPlayerCss } from '@vitrina/blocks-generic/parts';

import { friendlyRutubeProps } from './schema.ts';

/**
 * A Rutube video.
 *
 * @public
 */
export const friendlyRutube = defineBlock({
  key: 'FriendlyRutube',
  family: 'friendly',
  props: friendlyRutubeProps,
  nesting: { allowedChildren: 'none' },
  css: videoPlayerCss('FriendlyRutube'),
  elements: rutube.elements,
  keywords: rutube.keywords,
  thumbnail: rutube.thumbnail,
});
