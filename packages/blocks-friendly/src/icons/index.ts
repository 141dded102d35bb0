import { defineBlock } from '@vitrina/block-kit';
import {
  cardGridCss,
  cardsLayout,
  partsCss,
  startingSections,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyIconsProps } from './schema.ts';

/**
 * Four icons with a title and a line each, two by two on small sizes.
 *
 * @public
 */
export const friendlyIcons = defineBlock({
  key: 'FriendlyIcons',
  family: 'friendly',
  props: friendlyIconsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlyIcons', friendlyLook, cardGridCss) + '.FriendlyIcons{text-align:center}',
  layout: cardsLayout(4, 'icon'),
  create: () => ({ key: 'FriendlyIcons', props: { title: 'Why cooks like it', items: startingSections(4) } }),
  keywords: ['advantages', 'benefits', 'иконки', 'преимущества'],
  thumbnail: thumbnails.icons,
});
