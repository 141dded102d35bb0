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

import { ozonLook } from '../look.ts';
import { ozonCol2Props } from './schema.ts';

/**
 * Two columns of one width that hold any blocks, one below the other on the mobile size.
 *
 * @public
 */
export const ozonCol2 = defineBlock({
  key: 'OzonCol2',
  family: 'ozon',
  props: ozonCol2Props,
  nesting: columnsNesting,
  css: partsCss('OzonCol2', ozonLook, columnsCss),
  style: columnsStyle,
  layout: columnsLayout(2),
  create: () => columnsTemplate('OzonCol2', 2),
  aliases: ['2 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns2,
});
