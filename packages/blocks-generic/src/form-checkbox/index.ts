import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { formCheckboxProps } from './schema.ts';

/** A checkbox, such as for consent. @public */
export const formCheckbox = defineBlock({
  key: 'FormCheckbox',
  family: 'generic',
  props: formCheckboxProps,
  nesting: { allowedChildren: 'none', allowedParents: ['Form', 'Column'] },
  css: '.FormCheckbox{display:flex;gap:10px;align-items:flex-start}.FormCheckbox-box{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:#001a34}',
  aliases: ['checkbox'],
  keywords: ['consent', 'tick', 'галочка', 'согласие'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="17.75" width="12.5" height="12.5" rx="3" ${tint}/><path d="m12 24 2.5 2.5L19 22m8 2h27"/>`,
  ),
});
