import { defineBlock } from '@vitrina/block-kit';

import { thumbnail } from '../thumbnail.ts';
import { dividerProps } from './schema.ts';

/** A line between parts of a page. @public */
export const divider = defineBlock({
  key: 'Divider',
  family: 'generic',
  props: dividerProps,
  nesting: { allowedChildren: 'none' },
  css: '.Divider{margin:24px 0;border:0;height:0}',
  style: ({ thickness, line, color }) => ({ root: { 'border-top': `${thickness} ${line} ${color}` } }),
  keywords: ['line', 'rule', 'separator', 'линия', 'разделитель'],
  thumbnail: thumbnail('<path stroke-width="2" d="M8 24h48"/>'),
});
