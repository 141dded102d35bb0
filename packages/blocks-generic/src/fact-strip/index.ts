import { defineBlock } from '@vitrina/block-kit';

import { startingLines } from '../parts/starting.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { factStripProps } from './schema.ts';

const justifyCss = { start: 'safe start', center: 'safe center', between: 'space-between' } as const;
const separatorCss = {
  dot: { '--strip-mark': '4px', '--strip-mark-width': '4px', '--strip-mark-radius': '50%' },
  line: { '--strip-mark': '1.25em', '--strip-mark-width': '1px', '--strip-mark-radius': '0' },
  none: { '--strip-mark': '0px', '--strip-mark-width': '0px', '--strip-mark-radius': '0' },
} as const;

/** Short facts or logos in a line. Nothing moves by itself: they wrap, or visitors swipe them. @public */
export const factStrip = defineBlock({
  key: 'FactStrip',
  family: 'generic',
  props: factStripProps,
  nesting: { allowedChildren: 'none' },
  css: [
    '.FactStrip{display:flex;flex-wrap:var(--strip-wrap);justify-content:var(--strip-justify);gap:12px var(--strip-gap);padding:0;list-style:none;',
    'overflow-x:var(--strip-overflow);overscroll-behavior-x:contain;scroll-snap-type:x proximity;scrollbar-width:none;',
    'color:var(--strip-color);font-weight:600;line-height:1.4}',
    '.FactStrip::-webkit-scrollbar{display:none}',
    '.FactStrip:focus-visible{outline-offset:-2px}',
    // Where items are swiped, the next one shows at the edge.
    '.FactStrip-item{display:flex;flex:var(--strip-flex);align-items:center;max-width:var(--strip-most);position:relative;gap:12px;',
    'scroll-snap-align:start}',
    // In the gap after an item: a line never begins with a mark.
    '.FactStrip-item:not(:last-child)::after{content:"";position:absolute;top:50%;inset-inline-end:calc((var(--strip-gap) + var(--strip-mark-width))/-2);',
    'width:var(--strip-mark-width);height:var(--strip-mark);border-radius:var(--strip-mark-radius);translate:0 -50%;background:var(--strip-mark-color)}',
    '@container page (max-width:768px){.FactStrip-item:not(:last-child)::after{display:var(--strip-narrow-mark)}}',
    '.FactStrip-image{display:block;width:auto;height:var(--strip-image);max-width:100%;object-fit:contain;background:none}',
  ].join(''),
  style: ({ separator, overflow, justify, gap, imageHeight, color, separatorColor }) => ({
    root: {
      '--strip-wrap': overflow === 'swipe' ? 'nowrap' : 'wrap',
      '--strip-overflow': overflow === 'swipe' ? 'auto' : 'visible',
      '--strip-flex': overflow === 'swipe' ? 'none' : '0 1 auto',
      '--strip-most': overflow === 'swipe' ? '82%' : '100%',
      // Lines of a narrow page have one item or two: marks at their ends would separate nothing.
      '--strip-narrow-mark': overflow === 'swipe' ? 'block' : 'none',
      '--strip-justify': justifyCss[justify],
      '--strip-gap': gap,
      '--strip-image': imageHeight,
      '--strip-color': color,
      '--strip-mark-color': separatorColor,
      ...separatorCss[separator],
    },
  }),
  layout: () => ({ stretchesImages: { maxPx: 240, isContained: true } }),
  create: () => ({
    key: 'FactStrip',
    props: {
      items: startingLines(4).map((line) => ({ title: (line as { text: string }).text })),
    },
    sizedProps: { overflow: { desktop: 'wrap', mobile: 'swipe' } },
  }),
  aliases: ['logo strip'],
  keywords: ['facts', 'logos', 'partners', 'факты', 'логотипы', 'партнёры'],
  thumbnail: thumbnail(
    `<rect x="4.75" y="17.75" width="54.5" height="12.5" rx="3" ${tint}/><path d="M10 24h10M27 24h10M44 24h10"/><path d="M23.5 24h.01M40.5 24h.01" stroke-width="2.5"/>`,
  ),
});
