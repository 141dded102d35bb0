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
import { friendlyCol4Props } from './schema.ts';

/**
 * Four columns of one width that hold any blocks, two by two on a tablet, one below the other on the mobile size.
 *
 * @public
 */
export const friendlyCol4 = defineBlock({
  key: 'FriendlyCol4',
  family: 'friendly',
  props: friendlyCol4Props,
  nesting: columnsNesting,
  css: partsCss('FriendlyCol4', friendlyLook, columnsCss),
  style: columnsStyle,
  unusedProps: unusedOfColumns,
  layout: columnsLayout(4),
  create: () => columnsTemplate('FriendlyCol4', 4),
  aliases: ['4 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns4,
});
