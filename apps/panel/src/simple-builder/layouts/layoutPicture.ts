import type { BlockDefinition } from '@vitrina/block-kit';

import type { Layout } from './layout.ts';

/** Size of a block's drawing, in SVG units. */
const blockSize = { width: 64, height: 48 };
/** Maximum number of parts in the image. */
const shownParts = 4;
const gap = 2;

/**
 * Returns an image of a layout as the text of an `<svg>` in currentColor, with the drawings of its blocks
 * from top to bottom.
 */
export function layoutPicture(layout: Layout, find: (key: string) => BlockDefinition | undefined): string {
  const drawings = [...layout.parts]
    .toSorted((one, other) => Number(one.optional === 'off') - Number(other.optional === 'off'))
    .slice(0, shownParts)
    .flatMap(({ nodes }) => find(nodes.at(-1)?.key ?? '')?.thumbnail ?? []);
  const rows = drawings.map((svg, index) => {
    const y = index * (blockSize.height + gap);
    return `<g transform="translate(0 ${y})">${contentOf(svg)}</g>`;
  });
  const height = drawings.length * (blockSize.height + gap) - gap;
  const size = `viewBox="0 0 ${blockSize.width} ${height}" width="${blockSize.width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${rows.join('')}</svg>`;
}

function contentOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}
