import { defineBlock, fontSizeCss } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { badgeProps } from './schema.ts';

const radius = { square: 0, rounded: 4, pill: 999 } as const;

/** A short mark, such as of a new product or an award. @public */
export const badge = defineBlock({
  key: 'Badge',
  family: 'generic',
  props: badgeProps,
  nesting: { allowedChildren: 'none' },
  css: `.Badge{display:inline-block;max-width:100%;padding:4px 10px;font-size:${fontSizeCss(3)};font-weight:600;line-height:1.35}`,
  style: ({ shape, color, backgroundColor }) => ({
    root: { color, 'background-color': backgroundColor, 'border-radius': `${radius[shape]}px` },
  }),
  create: () => ({ key: 'Badge', props: { text: 'New this season' } }),
  keywords: ['label', 'tag', 'chip', 'award', 'плашка', 'метка', 'новинка'],
  thumbnail: thumbnail(
    `<rect x="14.75" y="16.75" width="34.5" height="14.5" rx="4" ${tint}/><path d="M22 24h20"/>`,
  ),
});
