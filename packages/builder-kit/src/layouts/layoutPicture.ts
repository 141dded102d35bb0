import type { BlockDefinition } from '@vitrina/block-kit';

import type { Layout } from './layout.ts';

const widthPx = 64;
const heightPx = 48;
/** How many blocks the picture has room for. */
const shownParts = 4;

/** What a layout looks like, drawn from the pictures of its blocks: the text of an `<svg>`, 64 by 96, in currentColor. */
export function layoutPicture(layout: Layout, find: (key: string) => BlockDefinition | undefined): string {
  const shown = layout.parts.filter(({ optional }) => optional !== 'off');
  const others = layout.parts.filter(({ optional }) => optional === 'off');
  const drawings = [...shown, ...others]
    .slice(0, shownParts)
    .flatMap(({ nodes }) => find(nodes.at(-1)?.key ?? '')?.thumbnail ?? []);
  const scale = 0.62;
  const [width, height] = [widthPx * scale, heightPx * scale];
  const placed = drawings.map((svg, index) => {
    const column = index % 1;
    return `<g transform="translate(${(widthPx - width) / 2 + column} ${index * (height - 5)}) scale(${scale})">${contentOf(svg)}</g>`;
  });
  const bottom = drawings.length * (height - 5) + 5;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 0 48 ${bottom.toFixed(1)}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${placed.join('')}</svg>`;
}

function contentOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}
