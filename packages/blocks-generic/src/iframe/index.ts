import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { iframeProps } from './schema.ts';

/** An embedded page, in a sandbox without its own origin. @public */
export const iframe = defineBlock({
  key: 'Iframe',
  family: 'generic',
  props: iframeProps,
  nesting: { allowedChildren: 'none' },
  css: '.Iframe-frame{display:block;width:100%;height:100%;border:0}',
  keywords: ['embed', 'widget', 'page', 'встроить', 'виджет', 'страница'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="8.75" width="46.5" height="30.5" rx="3"/><path d="M9 16h46M13 12.5h.01M17 12.5h.01"/><path d="m27 23-5 5 5 5m10-10 5 5-5 5"/><rect x="9" y="9" width="46" height="7" stroke="none" ${tint}/>`,
  ),
});
