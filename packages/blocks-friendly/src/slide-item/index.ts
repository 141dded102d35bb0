import { defineBlock } from '@vitrina/block-kit';
import { thumbnails } from '@vitrina/blocks-generic/parts';

import { friendlySlideItemProps } from './schema.ts';

/**
 * A part of a slide's content that holds any blocks; items share the slide's width.
 *
 * @public
 */
export const friendlySlideItem = defineBlock({
  key: 'FriendlySlideItem',
  family: 'friendly',
  props: friendlySlideItemProps,
  nesting: { allowedChildren: 'any', allowedParents: ['FriendlySlide'] },
  css: '.FriendlySlideItem{flex:1 1 220px;min-width:0}',
  aliases: ['slide items'],
  keywords: ['slider', 'слайдер'],
  thumbnail: thumbnails.titleDescription,
});
