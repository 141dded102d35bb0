import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { tableRowProps } from './schema.ts';

/** A row of a table. Created with its cells, so that all rows have the same columns. @public */
export const tableRow = defineBlock({
  key: 'TableRow',
  family: 'generic',
  props: tableRowProps,
  nesting: { allowedChildren: ['TableCell'], allowedParents: ['Table'], hasFixedStructure: true },
  isInPalette: false,
  thumbnail: thumbnail(
    `<rect x="8.75" y="17.75" width="46.5" height="12.5" rx="3" ${tint}/><path d="M24.5 18v12M40 18v12"/>`,
  ),
});
