import { defineBlock } from '@vitrina/block-kit';
import { thumbnails } from '@vitrina/blocks-generic/parts';

import { friendlySpacerProps } from './schema.ts';

const heights = { 'extra-small': '8px', small: '16px', medium: '32px', large: '64px' } as const;

/**
 * Empty space between blocks.
 *
 * @public
 */
export const friendlySpacer = defineBlock({
  key: 'FriendlySpacer',
  family: 'friendly',
  props: friendlySpacerProps,
  nesting: { allowedChildren: 'none' },
  style: ({ space }) => ({ root: { height: heights[space] } }),
  keywords: ['gap', 'margin', 'отступ', 'пробел'],
  thumbnail: thumbnails.spacer,
});
