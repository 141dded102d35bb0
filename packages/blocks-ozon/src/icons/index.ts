import { defineBlock } from '@vitrina/block-kit';
import {
  cardGridCss,
  cardsLayout,
  partsCss,
  startingSections,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonIconsProps } from './schema.ts';

/**
 * Four icons with a title and a line each, two by two on small sizes.
 *
 * @public
 */
export const ozonIcons = defineBlock({
  key: 'OzonIcons',
  family: 'ozon',
  props: ozonIconsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonIcons', ozonLook, cardGridCss) + '.OzonIcons{text-align:center}',
  layout: cardsLayout(4, 'icon'),
  create: () => ({ key: 'OzonIcons', props: { title: 'Why cooks like it', items: startingSections(4) } }),
  keywords: ['advantages', 'benefits', 'иконки', 'преимущества'],
  thumbnail: thumbnails.icons,
});
