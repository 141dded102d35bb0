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
import { amazonCol2Props } from './schema.ts';

/**
 * Two columns of one width that hold any blocks, one below the other on the mobile size.
 *
 * @public
 */
export const amazonCol2 = defineBlock({
  key: 'AmazonCol2',
  family: 'amazon',
  props: amazonCol2Props,
  nesting: columnsNesting,
  css: partsCss('AmazonCol2', amazonLook, columnsCss),
  style: columnsStyle,
  layout: columnsLayout(2),
  create: () => columnsTemplate('AmazonCol2', 2),
  aliases: ['2 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns2,
});
