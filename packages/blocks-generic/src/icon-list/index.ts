import { defineBlock, type Json } from '@vitrina/block-kit';

import { startingSections } from '../parts/starting.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import type { IconName } from './iconNames.ts';
import { iconListProps } from './schema.ts';

const startingIcons: readonly IconName[] = ['cooking-pot', 'timer', 'droplet'];

/** Icons with a title and a text each, side by side. Works without the script. @public */
export const iconList = defineBlock({
  key: 'IconList',
  family: 'generic',
  props: iconListProps,
  nesting: { allowedChildren: 'none' },
  css: [
    '.IconList{display:grid;grid-template-columns:repeat(var(--icons-columns),minmax(0,1fr));',
    'gap:calc(var(--icons-gap)*1.25) var(--icons-gap);padding:0;list-style:none}',
    '.IconList-item{display:flex;flex-direction:var(--icons-direction);gap:16px}',
    '.IconList-icon{flex:none;width:var(--icons-size);height:var(--icons-size);color:var(--icons-color)}',
    '.IconList-words{flex:1;min-width:0}',
    '.IconList-title{color:var(--icons-title);font-size:1.25em;font-weight:600;line-height:1.3;text-wrap:balance}',
    '.IconList-text{color:var(--icons-text);text-wrap:pretty}.IconList-title+.IconList-text{margin-top:6px}',
  ].join(''),
  style: ({ columns, iconPlace, iconSize, gap, iconColor, titleColor, textColor }) => ({
    root: {
      '--icons-columns': columns,
      '--icons-direction': iconPlace === 'above' ? 'column' : 'row',
      '--icons-size': iconSize,
      '--icons-gap': gap,
      '--icons-color': iconColor,
      '--icons-title': titleColor,
      '--icons-text': textColor,
    },
  }),
  create: () => ({
    key: 'IconList',
    props: {
      items: startingSections(startingIcons.length).map((section, index): Json => ({
        ...(section as object),
        icon: startingIcons[index] ?? 'check',
      })),
    },
    sizedProps: {
      columns: { desktop: 3, mobile: 1 },
      iconPlace: { desktop: 'above', mobile: 'beside' },
    },
  }),
  keywords: ['icons', 'benefits', 'advantages', 'features', 'иконки', 'значки', 'преимущества'],
  thumbnail: thumbnail(
    `<circle cx="15" cy="17" r="5.25" ${tint}/><circle cx="32" cy="17" r="5.25" ${tint}/><circle cx="49" cy="17" r="5.25" ${tint}/><path d="M10 29h10M27 29h10M44 29h10M10 34h7M27 34h7M44 34h7"/>`,
  ),
});
