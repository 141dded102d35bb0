import { defineBlock, kitTint } from '@vitrina/block-kit';

import { buttonCss } from '../controls/buttonCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { hotspotCss } from './hotspotCss.ts';
import { arBannerProps } from './schema.ts';

/**
 * A 3D model that visitors can rotate, and place in their room on devices with AR, with points that open an
 * explanation. The viewer loads when a visitor opens it.
 *
 * @public
 */
export const arBanner = defineBlock({
  key: 'ArBanner',
  family: 'generic',
  props: arBannerProps,
  nesting: { allowedChildren: 'none' },
  css: [
    `.ArBanner-banner{display:grid;position:relative;height:100%;place-items:center;overflow:hidden;background:${kitTint}}`,
    '.ArBanner-poster{position:absolute;inset:0;width:100%;height:100%;object-fit:contain;background:none}',
    buttonCss('.ArBanner-button'),
    '.ArBanner-button{position:relative;align-self:end;margin-bottom:24px}.ArBanner-button[aria-busy=true]{opacity:.6}',
    '.ArBanner-banner:not(:defined)>.ArBanner-button{pointer-events:none}',
    hotspotCss,
  ].join(''),
  style: ({ color, backgroundColor }) => ({
    parts: { button: { color, 'background-color': backgroundColor } },
  }),
  elements: ['vitrina-ar-banner'],
  aliases: ['Augmented reality banner'],
  keywords: ['3d', 'augmented reality', 'model', 'дополненная реальность', 'модель'],
  thumbnail: thumbnail(
    `<path d="m32 12 12 6.5v12L32 37l-12-6.5v-12z" ${tint}/><path d="m20 18.5 12 6.5 12-6.5M32 25v12M8 14V9h6m42 5V9h-6M8 34v5h6m42-5v5h-6"/>`,
  ),
});
