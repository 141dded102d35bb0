import { type BlockStyle, defineBlock, kitRadius } from '@vitrina/block-kit';

import { ratioNumber } from '../parts/ratioNumber.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { imageProps } from './schema.ts';

/** An image that can differ per size. @public */
export const image = defineBlock({
  key: 'Image',
  family: 'generic',
  props: imageProps,
  nesting: { allowedChildren: 'none' },
  css: `.Image{border-radius:${kitRadius(0)}}.Image-img{display:block;max-width:100%;height:auto;border-radius:inherit}`,
  style: ({ objectFit, ratio }) => {
    if (ratio === undefined) return objectFit === 'unset' ? {} : fittedStyle(objectFit);
    const fitted = fittedStyle(objectFit === 'unset' ? 'cover' : objectFit);
    return { ...fitted, root: { 'aspect-ratio': ratio.replace(':', '/'), 'max-height': 'none' } };
  },
  layout: ({ objectFit, ratio }) => {
    if (objectFit === 'unset' && ratio === undefined) return {};
    if (objectFit === 'contain' || objectFit === 'stretch')
      return { stretchesImages: { isContained: objectFit === 'contain' } };
    return {
      stretchesImages: { coversHeight: true, ...(ratio !== undefined && { cropRatio: ratioNumber(ratio) }) },
    };
  },
  keywords: ['picture', 'photo', 'картинка', 'фото'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="8.75" width="46.5" height="30.5" rx="3"/><circle cx="20" cy="18" r="3.25"/><path ${tint} d="m9 34 12-10 9 7 11-11 14 13v3a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z"/>`,
  ),
});

function fittedStyle(objectFit: 'contain' | 'cover' | 'stretch'): BlockStyle {
  const fit = objectFit === 'stretch' ? 'fill' : objectFit;
  // An image with bars beside it must not color them.
  const ground = objectFit === 'contain' ? { background: 'none' } : {};
  return { parts: { img: { width: '100%', height: '100%', 'object-fit': fit, ...ground } } };
}
