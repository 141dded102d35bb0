import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { bubblesProps } from './schema.ts';

/**
 * An image with points that open an explanation. Without the script, they open and close on click.
 *
 * @public
 */
export const bubbles = defineBlock({
  key: 'Bubbles',
  family: 'generic',
  props: bubblesProps,
  nesting: { allowedChildren: 'none' },
  css: [
    '.Bubbles{position:relative;min-height:160px}',
    '.Bubbles-picture{display:block;width:100%;height:auto}',
    '.Bubbles-bubble{display:block}',
    '.Bubbles-point{position:absolute;left:clamp(16px,var(--x),100% - 16px);top:var(--y);width:32px;height:32px;margin:-16px 0 0 -16px;border:2px solid #fff;border-radius:50%;background:var(--bubble);',
    'box-shadow:0 1px 6px #00000059;cursor:pointer;list-style:none}',
    '.Bubbles-point::-webkit-details-marker{display:none}',
    '.Bubbles-point::before,.Bubbles-point::after{content:"";position:absolute;inset:0;width:12px;height:2px;margin:auto;',
    'background:#fff;transition:transform 120ms ease-out}',
    '.Bubbles-point::after{transform:rotate(90deg)}[open]>.Bubbles-point::after{transform:none}',
    '@media (forced-colors:active){.Bubbles-point::before,.Bubbles-point::after{background:CanvasText}}',
    '.Bubbles-modal{position:absolute;z-index:10;width:max-content;max-width:min(280px,var(--room));padding:14px 16px;',
    'border-radius:8px;background:#fff;color:#001a34;font-size:14px;box-shadow:0 8px 24px #00000029}',
    '.Bubbles-title{margin-bottom:4px;font-weight:600}',
    '.Bubbles-modal[data-side^=left]{--room:calc(var(--x) - 24px);right:calc(100% - var(--x) + 24px)}',
    '.Bubbles-modal[data-side^=right]{--room:calc(100% - var(--x) - 24px);left:calc(var(--x) + 24px)}',
    '.Bubbles-modal[data-side$=bottom]{top:calc(var(--y) - 16px)}',
    '.Bubbles-modal[data-side$=top]{bottom:calc(100% - var(--y) - 16px)}',
  ].join(''),
  style: ({ color, bubbles }) => ({
    root: { '--bubble': color },
    parts: Object.fromEntries(
      bubbles.map(({ x, y }, index) => [`at${index}`, { '--x': `${x}%`, '--y': `${y}%` }]),
    ),
  }),
  layout: () => ({ stretchesImages: {} }),
  elements: ['vitrina-popover'],
  previewStates: ['open'],
  keywords: ['hotspot', 'points', 'annotations', 'точки', 'подсказки'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="8.75" width="46.5" height="30.5" rx="3" ${tint}/><circle cx="22" cy="20" r="4.25"/><path d="M22 18.5v3m-1.5-1.5h3"/><circle cx="42" cy="29" r="4.25"/><path d="M42 27.5v3m-1.5-1.5h3"/>`,
  ),
});
