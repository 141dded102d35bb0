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
import { ozonCol4Props } from './schema.ts';

/**
 * Four columns of one width that hold any blocks, two by two on a tablet, one below the other on the mobile size.
 *
 * @public
 */
export const ozonCol4 = defineBlock({
  key: 'OzonCol4',
  family: 'ozon',
  props: ozonCol4Props,
  nesting: columnsNesting,
  css: partsCss('OzonCol4', ozonLook, columnsCss),
  style: columnsStyle,
  layout: columnsLayout(4),
  create: () => columnsTemplate('OzonCol4', 4),
  aliases: ['4 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns4,
});
