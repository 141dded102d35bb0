import { defineBlock, fontSizeCss } from '@vitrina/block-kit';

import { thumbnail } from '../thumbnail.ts';
import { quoteProps } from './schema.ts';

/** The words of a person, with the name below. @public */
export const quote = defineBlock({
  key: 'Quote',
  family: 'generic',
  props: quoteProps,
  nesting: { allowedChildren: 'none' },
  css: [
    '.Quote{padding-inline-start:24px;border-inline-start:3px solid;max-width:62ch}',
    `.Quote-text{color:var(--kit-text,#000);font-size:${fontSizeCss(6)};line-height:1.35;text-wrap:pretty}`,
    `.Quote-author{margin-top:12px;color:var(--kit-muted,#57606a);font-size:${fontSizeCss(3)}}`,
  ].join(''),
  style: ({ lineColor }) => ({ root: { 'border-inline-start-color': lineColor } }),
  create: () => ({
    key: 'Quote',
    props: { text: 'We took it apart until we understood every part.', author: 'Head of development' },
  }),
  keywords: ['blockquote', 'testimonial', 'цитата', 'отзыв'],
  thumbnail: thumbnail('<path stroke-width="3" d="M12 12v24"/><path d="M20 16h32M20 23h26M20 34h14"/>'),
});
