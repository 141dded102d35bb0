import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  specificationTableCss,
  startingSpecifications,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlySpecificationsProps } from './schema.ts';

/**
 * Labels and values in one table or two.
 *
 * @public
 */
export const friendlySpecifications = defineBlock({
  key: 'FriendlySpecifications',
  family: 'friendly',
  props: friendlySpecificationsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlySpecifications', friendlyLook, specificationTableCss),
  create: () => ({
    key: 'FriendlySpecifications',
    props: { title: 'Specifications', specifications: startingSpecifications(6) },
  }),
  keywords: ['characteristics', 'table', 'характеристики', 'таблица'],
  thumbnail: thumbnails.specifications,
});
