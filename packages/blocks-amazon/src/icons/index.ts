import { defineBlock } from '@vitrina/block-kit';
import {
  cardGridCss,
  cardsLayout,
  partsCss,
  startingSections,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonIconsProps } from './schema.ts';

/**
 * Four small images beside their texts, two by two.
 *
 * @public
 */
export const amazonIcons = defineBlock({
  key: 'AmazonIcons',
  family: 'amazon',
  props: amazonIconsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonIcons', amazonLook, cardGridCss),
  layout: cardsLayout(2, 'beside'),
  create: () => ({ key: 'AmazonIcons', props: { title: 'Why cooks like it', items: startingSections(4) } }),
  keywords: ['advantages', 'quadrant', 'иконки', 'преимущества'],
  thumbnail: thumbnails.iconsBeside,
});
