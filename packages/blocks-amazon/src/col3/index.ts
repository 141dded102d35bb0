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
import { amazonCol3Props } from './schema.ts';

/**
 * Three columns of one width that hold any blocks, one below the other on the mobile size.
 *
 * @public
 */
export const amazonCol3 = defineBlock({
  key: 'AmazonCol3',
  family: 'amazon',
  props: amazonCol3Props,
  nesting: columnsNesting,
  css: partsCss('AmazonCol3', amazonLook, columnsCss),
  style: columnsStyle,
  layout: columnsLayout(3),
  create: () => columnsTemplate('AmazonCol3', 3),
  aliases: ['3 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns3,
});
