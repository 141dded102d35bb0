import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { dynamicDataReceiverProps } from './schema.ts';

/** Shows a field of the surrounding data, as text or as an image. @public */
export const dynamicDataReceiver = defineBlock({
  key: 'DynamicDataReceiver',
  family: 'generic',
  props: dynamicDataReceiverProps,
  nesting: { allowedChildren: 'none' },
  css: '.DynamicDataReceiver-picture{display:block;max-width:100%;height:auto}',
  keywords: ['data', 'field', 'данные', 'поле', 'значение'],
  thumbnail: thumbnail(
    `<path d="M24 12c-4 0-4 3-4 6s0 6-4 6c4 0 4 3 4 6s0 6 4 6m16-24c4 0 4 3 4 6s0 6 4 6c-4 0-4 3-4 6s0 6-4 6"/><rect x="26" y="20" width="12" height="8" rx="2" stroke="none" ${tint}/>`,
  ),
});
