import type { Asset, BlockLayout, BlockStyle, PropValues, SizeName } from '@vitrina/block-kit';

import type { ozonPictureProps } from './schema.ts';

const shares = {
  full: { width: '100%', onPhone: '100%', ratio: undefined },
  half: { width: '50%', onPhone: '50%', ratio: [4, 3] },
  'one-third': { width: '33.333%', onPhone: '33.333%', ratio: [1, 1] },
  'one-fourth': { width: '25%', onPhone: '50%', ratio: [1, 1] },
} as const;

/**
 * Sizes an image to its share of the row: neighbors of one width are side by side and cropped to the same
 * ratio.
 */
export function ozonPictureStyle(
  values: Pick<PropValues<typeof ozonPictureProps>, 'width' | 'objectFit' | 'showBackground' | 'src'>,
): BlockStyle {
  const { width, onPhone, ratio } = shares[values.width];
  return {
    root: {
      width: undefined,
      '--v-share': width,
      '--v-share-on-phone': onPhone,
      '--v-ratio': ratio?.join('/') ?? ratioOf(values.src),
      '--v-fit': values.objectFit,
      '--v-behind': values.showBackground ? 'var(--v-tint)' : 'transparent',
    },
  };
}

/** Returns the part of the block's width that an image has. */
export function ozonPictureLayout(
  { width, objectFit }: Pick<PropValues<typeof ozonPictureProps>, 'width' | 'objectFit'>,
  size: SizeName,
): BlockLayout {
  const share = shares[width];
  const part = Number.parseFloat(size === 'mobile' ? share.onPhone : share.width) / 100;
  const [ratioWidth, ratioHeight] = share.ratio ?? [];
  const crop =
    ratioWidth && ratioHeight && objectFit === 'cover' ? { cropRatio: ratioWidth / ratioHeight } : {};
  return { stretchesImages: { share: part, isContained: objectFit === 'contain', ...crop } };
}

/** An image of the full row keeps its own ratio, which is known before it loads. */
function ratioOf(src: Asset | undefined): string {
  return src?.widthPx && src.heightPx ? `${src.widthPx}/${src.heightPx}` : 'auto';
}

/** Rules of images in a row: inline blocks without a gap. */
export function ozonPictureCss(key: string, padding: string): string {
  return (
    `.${key}{display:inline-block;vertical-align:top;width:var(--v-share);padding:${padding}}` +
    `.${key} .part-picture{aspect-ratio:var(--v-ratio);object-fit:var(--v-fit);background:var(--v-behind)}` +
    `.${key} .part-picture-empty{aspect-ratio:16/9;background:var(--v-tint)}` +
    `.${key} a{display:block}` +
    `@container page (max-width:768px){.${key}{width:var(--v-share-on-phone)}}`
  );
}
