import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { frameFiles } from './frameFiles.ts';
import { viewer360Props } from './schema.ts';

/**
 * A product that visitors rotate by dragging or with keys. Without the script, it shows its first image; the others
 * load when a visitor rotates it.
 *
 * @public
 */
export const viewer360 = defineBlock({
  key: 'Viewer360',
  family: 'generic',
  props: viewer360Props,
  nesting: { allowedChildren: 'none' },
  packedFiles: frameFiles,
  css: [
    '.Viewer360-viewer{display:block;position:relative;isolation:isolate;cursor:grab;touch-action:pan-y;user-select:none;-webkit-user-select:none}',
    '.Viewer360-viewer:active{cursor:grabbing}.Viewer360-frame{display:block;width:100%;height:auto}',
    // The ring of the focus is inside, so that it shows on a viewer as wide as the screen, and above the canvas.
    '.Viewer360-viewer:focus-visible{outline-offset:-3px}',
    '.Viewer360-viewer>canvas{position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:contain}',
    '.Viewer360-viewer[data-loading]::after{content:"";position:absolute;inset:auto 12px 12px;height:4px;background:#2f5bff;box-shadow:0 0 0 1px #fff;',
    'transform:scaleX(max(.05,var(--loaded)));transform-origin:0 0;transition:transform .15s}',
  ].join(''),
  layout: () => ({ stretchesImages: {} }),
  elements: ['vitrina-viewer-360'],
  aliases: ['360 viewer'],
  keywords: ['360', 'spin', 'rotate', 'вращение', 'обзор'],
  thumbnail: thumbnail(
    `<rect x="23.75" y="9.75" width="16.5" height="20.5" rx="3" ${tint}/><path d="M18 26c-6 1.5-9 3.5-9 5.5C9 35.5 19 38 32 38s23-2.5 23-6.5c0-2-3-4-9-5.5m3-3-3 3 3 3"/>`,
  ),
});
