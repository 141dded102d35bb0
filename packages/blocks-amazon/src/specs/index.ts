import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  specificationTableCss,
  startingSpecifications,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonSpecsProps } from './schema.ts';

/**
 * Labels and values in one table or two, at most sixteen rows.
 *
 * @public
 */
export const amazonSpecs = defineBlock({
  key: 'AmazonSpecs',
  family: 'amazon',
  props: amazonSpecsProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonSpecs', amazonLook, specificationTableCss),
  create: () => ({
    key: 'AmazonSpecs',
    props: { title: 'Specifications', specifications: startingSpecifications(6) },
  }),
  aliases: ['specifications', 'Tech specs'],
  keywords: ['characteristics', 'table', 'характеристики', 'таблица'],
  thumbnail: thumbnails.specifications,
});
