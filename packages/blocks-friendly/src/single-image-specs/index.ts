import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  specificationTableCss,
  splitCss,
  splitLayout,
  splitStyle,
  startingSections,
  startingSpecifications,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlySingleImageSpecsProps } from './schema.ts';

/**
 * An image, up to two descriptions and a panel of specifications.
 *
 * @public
 */
export const friendlySingleImageSpecs = defineBlock({
  key: 'FriendlySingleImageSpecs',
  family: 'friendly',
  props: friendlySingleImageSpecsProps,
  nesting: { allowedChildren: 'none' },
  css:
    partsCss('FriendlySingleImageSpecs', friendlyLook, splitCss, specificationTableCss) +
    '.FriendlySingleImageSpecs .part-panel :where(th,td){padding-inline:0}',
  style: () => splitStyle(36, 32, 32),
  layout: (_, size) => splitLayout(0.36, 3, size),
  create: () => ({
    key: 'FriendlySingleImageSpecs',
    props: {
      title: 'Made for a family kitchen',
      descriptionTitle: 'How it works',
      descriptions: startingSections(2),
      specificationTitle: 'Specifications',
      specifications: startingSpecifications(4),
    },
  }),
  aliases: ['Single image and specs', 'Single image with specs', 'Single image and specifications'],
  keywords: ['features', 'characteristics', 'характеристики', 'описание', 'картинка'],
  thumbnail: thumbnails.singleImageSpecs,
});
