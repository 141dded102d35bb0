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
import { ozonCol3Props } from './schema.ts';

/**
 * Three columns of one width that hold any blocks, one below the other on the mobile size.
 *
 * @public
 */
export const ozonCol3 = defineBlock({
  key: 'OzonCol3',
  family: 'ozon',
  props: ozonCol3Props,
  nesting: columnsNesting,
  css: partsCss('OzonCol3', ozonLook, columnsCss),
  style: columnsStyle,
  layout: columnsLayout(3),
  create: () => columnsTemplate('OzonCol3', 3),
  aliases: ['3 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns3,
});
