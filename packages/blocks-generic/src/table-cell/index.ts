import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { tableCellProps } from './schema.ts';

/**
 * A cell of a table.
 *
 * @public
 */
export const tableCell = defineBlock({
  key: 'TableCell',
  family: 'generic',
  props: tableCellProps,
  nesting: { allowedChildren: 'any', allowedParents: ['TableRow'], isRemovable: false },
  isInPalette: false,
  thumbnail: thumbnail(
    `<rect x="20.75" y="14.75" width="22.5" height="18.5" rx="3" ${tint}/><path d="M26 24h12"/>`,
  ),
});
