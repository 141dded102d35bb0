import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  splitCss,
  splitLayout,
  splitStyle,
  startingLines,
  startingSections,
  textListCss,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlySingleImageHighlightsProps } from './schema.ts';

/**
 * An image, up to three short stories and a list of highlights.
 *
 * @public
 */
export const friendlySingleImageHighlights = defineBlock({
  key: 'FriendlySingleImageHighlights',
  family: 'friendly',
  props: friendlySingleImageHighlightsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlySingleImageHighlights', friendlyLook, splitCss, textListCss),
  style: () => splitStyle(38, 34, 28),
  layout: (_, size) => splitLayout(0.38, 3, size),
  create: () => ({
    key: 'FriendlySingleImageHighlights',
    props: {
      title: 'More dinners, less work',
      sections: startingSections(3),
      listTitle: 'At a glance',
      items: startingLines(4),
    },
  }),
  aliases: ['Single image and highlights', 'Single image with highlights'],
  keywords: ['features', 'benefits', 'особенности', 'преимущества', 'картинка'],
  thumbnail: thumbnails.singleImageHighlights,
});
