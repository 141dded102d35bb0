import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { formRadioGroupProps } from './schema.ts';

/** A choice of one option, all in view. @public */
export const formRadioGroup = defineBlock({
  key: 'FormRadioGroup',
  family: 'generic',
  props: formRadioGroupProps,
  nesting: { allowedChildren: 'none', allowedParents: ['Form', 'Column'] },
  css: '.FormRadioGroup{min-width:0;margin:0;padding:0;border:0}.FormRadioGroup-legend{margin-bottom:4px;padding:0;font-size:.875em}.FormRadioGroup-option{display:flex;gap:10px;align-items:flex-start;padding:4px 0}.FormRadioGroup-box{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:#001a34}',
  aliases: ['radio group'],
  keywords: ['choice', 'выбор', 'переключатель'],
  thumbnail: thumbnail(
    `<circle cx="15" cy="16" r="5.25"/><circle cx="15" cy="16" r="1.5" fill="currentColor"/><circle cx="15" cy="32" r="5.25" ${tint}/><path d="M26 16h28M26 32h20"/>`,
  ),
});
