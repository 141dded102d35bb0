import { defineBlock } from '@vitrina/block-kit';
import {
  columnsCss,
  columnsLayout,
  columnsNesting,
  columnsStyle,
  columnsTemplate,
  partsCss,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonCol4Props } from './schema.ts';

/**
 * Four columns of one width that hold any blocks, two by two on a tablet, one below the other on the mobile size.
 *
 * @public
 */
export const amazonCol4 = defineBlock({
  key: 'AmazonCol4',
  family: 'amazon',
  props: amazonCol4Props,
  nesting: columnsNesting,
  css: partsCss('AmazonCol4', amazonLook, columnsCss),
  style: columnsStyle,
  layout: columnsLayout(4),
  create: () => columnsTemplate('AmazonCol4', 4),
  aliases: ['4 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns4,
});
