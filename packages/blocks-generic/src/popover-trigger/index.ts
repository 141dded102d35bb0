import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { popoverTriggerProps } from './schema.ts';

/** The trigger that opens a popover; created with the popover and not removable. @public */
export const popoverTrigger = defineBlock({
  key: 'PopoverTrigger',
  family: 'generic',
  props: popoverTriggerProps,
  nesting: { allowedChildren: ['Text', 'Image'], allowedParents: ['Popover'], isRemovable: false },
  isInPalette: false,
  thumbnail: thumbnail(`<circle cx="32" cy="24" r="9.25" ${tint}/><path d="M29 24h6m-3-3v6"/>`),
});
