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
import { friendlyCol3Props } from './schema.ts';

/**
 * Three columns of one width that hold any blocks, one below the other on the mobile size.
 *
 * @public
 */
export const friendlyCol3 = defineBlock({
  key: 'FriendlyCol3',
  family: 'friendly',
  props: friendlyCol3Props,
  nesting: columnsNesting,
  css: partsCss('FriendlyCol3', friendlyLook, columnsCss),
  style: columnsStyle,
  unusedProps: unusedOfColumns,
  layout: columnsLayout(3),
  create: () => columnsTemplate('FriendlyCol3', 3),
  aliases: ['3 columns'],
  keywords: ['columns', 'grid', 'колонки', 'сетка'],
  thumbnail: thumbnails.columns3,
});
