import { defineBlock } from '@vitrina/block-kit';
import {
  columnsCss,
  columnsLayout,
  columnsNesting,
  columnsStyle,
  columnsTemplate,
  partsCss,
  thumbnails,
  unusedOfColumns,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyCol2Props } from './schema.ts';

/**
 * Two columns of one width that hold any blocks, one below the other on the mobile size.
 *
 * @public
 */
export const friendlyCol2 = defineBlock({
  key: 'FriendlyCol2',
  family: 'friendly',
  props: friendlyCol2Props,
  nesting: columnsNesting,
  css: partsCss('FriendlyCol2', friendlyLook, columnsCss),
  style: columnsStyle,
  unusedProps: unusedOfColumns,
  layout: columnsLayout(2),
  create: () => columnsTemplate('FriendlyCol2', 2),
  aliases: ['2 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns2,
});
