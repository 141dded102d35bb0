import { defineBlock } from '@vitrina/block-kit';

import { fieldCss } from '../controls/fieldCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { formSelectProps } from './schema.ts';

/** A drop-down list for one or several options. @public */
export const formSelect = defineBlock({
  key: 'FormSelect',
  family: 'generic',
  props: formSelectProps,
  nesting: { allowedChildren: 'none', allowedParents: ['Form', 'Column'] },
  css: fieldCss('FormSelect'),
  aliases: ['select'],
  keywords: ['dropdown', 'list', 'список', 'выбор'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="16.75" width="46.5" height="14.5" rx="3" ${tint}/><path d="M15 24h22m8-1.5 3 3 3-3"/>`,
  ),
});
