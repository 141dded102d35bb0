import { defineBlock } from '@vitrina/block-kit';

import { ratioNumber } from '../parts/ratioNumber.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { beforeAfterCss } from './beforeAfterCss.ts';
import { beforeAfterProps } from './schema.ts';

/**
 * Two images in one place, divided by a handle. Without the script, both are side by side, each cropped to its middle.
 *
 * @public
 */
export const beforeAfter = defineBlock({
  key: 'BeforeAfter',
  family: 'generic',
  props: beforeAfterProps,
  nesting: { allowedChildren: 'none' },
  css: beforeAfterCss,
  style: ({ start, ratio, backgroundColor, color }) => ({
    root: {
      '--compare-at': `${start}%`,
      '--compare-ratio': ratio.replace(':', '/'),
      '--compare-background': backgroundColor,
      '--compare-color': color,
    },
  }),
  layout: ({ ratio }) => ({ stretchesImages: { cropRatio: ratioNumber(ratio) } }),
  elements: ['vitrina-before-after'],
  previewStates: ['compared'],
  create: () => ({ key: 'BeforeAfter', props: { beforeLabel: 'Before', afterLabel: 'After' } }),
  aliases: ['image comparison', 'comparison slider'],
  keywords: ['compare', 'handle', 'до и после', 'сравнение', 'шторка'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="8.75" width="46.5" height="30.5" rx="3"/><path d="M9 12a3 3 0 0 1 3-3h20v30H12a3 3 0 0 1-3-3z" stroke="none" ${tint}/><path d="M32 6v36" stroke-width="2"/><path d="m28 21-3 3 3 3m8-6 3 3-3 3"/>`,
  ),
});
