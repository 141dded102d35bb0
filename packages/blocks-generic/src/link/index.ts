import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { linkProps } from './schema.ts';

/** Turns its content into a link. Contains only blocks without links of their own. @public */
export const link = defineBlock({
  key: 'Link',
  family: 'generic',
  props: linkProps,
  nesting: { allowedChildren: ['Text', 'Image'] },
  css: '.Link{display:block}.Link[href]{cursor:pointer}',
  isLink: true,
  create: () => ({ key: 'Link', children: [{ key: 'Text', props: { text: 'More about the product' } }] }),
  keywords: ['anchor', 'url', 'ссылка'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="14.75" width="46.5" height="18.5" rx="9.25" ${tint}/><path d="M29 27.5h-3a3.5 3.5 0 0 1 0-7h3m6 0h3a3.5 3.5 0 0 1 0 7h-3m-6-3.5h6"/>`,
  ),
});
