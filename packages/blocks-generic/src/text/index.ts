import { defineBlock, fontFamilyCss } from '@vitrina/block-kit';

import { thumbnail } from '../thumbnail.ts';
import { textProps } from './schema.ts';

/**
 * A paragraph or heading of formatted text.
 *
 * @public
 */
export const text = defineBlock({
  key: 'Text',
  family: 'generic',
  props: textProps,
  nesting: { allowedChildren: 'none' },
  style: ({ color, weight, style, fontFamily, maxLines }) => ({
    root: {
      color,
      'font-weight': weight,
      'font-style': style,
      'font-family': fontFamilyCss(fontFamily),
      ...(maxLines !== undefined && {
        display: '-webkit-box',
        '-webkit-box-orient': 'vertical',
        '-webkit-line-clamp': maxLines,
        overflow: 'hidden',
      }),
    },
  }),
  keywords: ['paragraph', 'heading', 'title', 'абзац', 'заголовок'],
  thumbnail: thumbnail('<path stroke-width="3" d="M10 13h30"/><path d="M10 22h44M10 29h44M10 36h28"/>'),
});
