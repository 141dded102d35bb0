import { defineBlock, kitGutter, kitSpace, type Json } from '@vitrina/block-kit';

import { startingSections } from '../parts/starting.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { marqueeProps } from './schema.ts';

const round = { '--marquee-round': '50%', '--marquee-shape': 'none', '--marquee-turn': '0deg' };
const bar = { ...round, '--marquee-round': '0', '--marquee-width': '2px', '--marquee-height': '1.1em' };
const marks = {
  star: {
    ...round,
    '--marquee-round': '0',
    '--marquee-width': '.8em',
    '--marquee-height': '.8em',
    '--marquee-shape': 'polygon(50% 0,60% 40%,100% 50%,60% 60%,50% 100%,40% 60%,0 50%,40% 40%)',
  },
  dot: { ...round, '--marquee-width': '.4em', '--marquee-height': '.4em' },
  slash: { ...bar, '--marquee-turn': '18deg' },
  line: bar,
  none: { ...bar, '--marquee-width': '0' },
} as const;

/**
 * Short texts or logos that repeat over the width of a band. The band never moves: what does not fit begins another
 * line, and only repetitions are cut off at the end of the last one.
 *
 * @public
 */
export const marquee = defineBlock({
  key: 'Marquee',
  family: 'generic',
  props: marqueeProps,
  nesting: { allowedChildren: 'none' },
  css: [
    `.Marquee{padding:${kitSpace('18px')} 0;padding-inline-start:${kitGutter('4cqw')};color:var(--marquee-color);`,
    'background-color:var(--marquee-ground);font-weight:600;line-height:1.3}',
    // A mark before the first item of a line is outside, and clipped.
    '.Marquee-frame{overflow-x:clip}',
    '.Marquee-items{display:flex;flex-wrap:wrap;row-gap:10px;margin:0;margin-inline-start:calc(-1*var(--marquee-gap));padding:0;list-style:none}',
    '.Marquee-item{display:flex;flex:none;align-items:center;gap:12px;position:relative;max-width:100%;padding-inline-start:var(--marquee-gap)}',
    '.Marquee-item::before{content:"";position:absolute;top:50%;inset-inline-start:calc((var(--marquee-gap) - var(--marquee-width))/2);',
    'width:var(--marquee-width);height:var(--marquee-height);translate:0 -50%;rotate:var(--marquee-turn);',
    'border-radius:var(--marquee-round);clip-path:var(--marquee-shape);background:var(--marquee-mark)}',
    '.Marquee-rest{display:flex;flex:1 1 0;min-width:0;overflow:hidden;white-space:nowrap}',
    '.Marquee-rest .Marquee-item{max-width:none}',
    '.Marquee-image{display:block;flex:none;width:auto;height:var(--marquee-image);max-width:240px;object-fit:contain;background:none}',
  ].join(''),
  style: ({ separator, gap, imageHeight, color, separatorColor, backgroundColor }) => ({
    root: {
      '--marquee-gap': gap,
      '--marquee-image': imageHeight,
      '--marquee-color': color,
      '--marquee-mark': separatorColor,
      '--marquee-ground': backgroundColor,
      ...marks[separator],
    },
  }),
  layout: () => ({ stretchesImages: { maxPx: 240, isContained: true } }),
  create: () => ({
    key: 'Marquee',
    props: {
      items: startingSections(4).map((section): Json => ({ title: (section as { title: string }).title })),
      textStyle: 'h4',
    },
  }),
  aliases: ['ticker', 'running line', 'scrolling text'],
  keywords: ['band', 'repeat', 'slogan', 'logos', 'marquee', 'бегущая строка', 'лента', 'слоган', 'логотипы'],
  thumbnail: thumbnail(
    `<path d="M1 17h62v14H1z" stroke="none" ${tint}/><path d="M6 24h11M29 24h11M52 24h11"/><path d="m23 20.5.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9zm23 0 .9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9z" stroke-width="1"/>`,
  ),
});
