import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { popoverContentProps } from './schema.ts';

/** The content of a popover; created with the popover and not removable. @public */
export const popoverContent = defineBlock({
  key: 'PopoverContent',
  family: 'generic',
  props: popoverContentProps,
  nesting: { allowedChildren: 'any', allowedParents: ['Popover'], isRemovable: false },
  isInPalette: false,
  thumbnail: thumbnail(
    `<rect x="12.75" y="10.75" width="38.5" height="26.5" rx="3" ${tint}/><path d="M19 19h26M19 25h26M19 31h16"/>`,
  ),
});
