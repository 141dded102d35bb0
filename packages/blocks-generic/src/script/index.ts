import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { scriptProps } from './schema.ts';

/**
 * Custom code, such as a widget. Runs in a frame without an origin, with no access to the page or its
 * storage.
 *
 * @public
 */
export const script = defineBlock({
  key: 'Script',
  family: 'generic',
  props: scriptProps,
  nesting: { allowedChildren: 'none' },
  css: '.Script-script{display:block}',
  elements: ['vitrina-script'],
  keywords: ['code', 'html', 'javascript', 'widget', 'код', 'скрипт', 'виджет'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="8.75" width="46.5" height="30.5" rx="3" ${tint}/><path d="m21 19-6 5 6 5m22-10 6 5-6 5m-8-13-6 16"/>`,
  ),
});
