import type { BlockLayout, SizeName } from '@vitrina/block-kit';

import { overlayLeastPx } from './overlay/css.ts';

/** The padding of a part at both sides. */
const paddingPx = (size: SizeName) => (size === 'mobile' ? 32 : 48);

/** Returns the layout of a block whose image is as wide as the block within its padding. @public */
export function wideImageLayout(_: unknown, size: SizeName): BlockLayout {
  return { stretchesImages: { lessPx: paddingPx(size) } };
}

/** The layout of a block whose image reaches both its edges. @public */
export const fullImageLayout = (): BlockLayout => ({ stretchesImages: {} });

/** Returns the layout of an `Overlay`, whose `width` is that of its text. On phones, the image keeps its ratio. @public */
export function overlayLayout(_: unknown, size: SizeName): BlockLayout {
  return { ignoresWidth: true, stretchesImages: size === 'mobile' ? {} : { leastHeightPx: overlayLeastPx } };
}

/**
 * Returns the layout of a `Split`.
 *
 * @param share - the part of the width that the image's column has, such as 0.5
 * @public
 */
export function splitLayout(share: number, columns: 2 | 3, size: SizeName): BlockLayout {
  const padding = paddingPx(size);
  if (size === 'mobile') return { stretchesImages: { lessPx: padding } };
  if (size === 'tablet') {
    return { stretchesImages: { share: columns === 3 ? 0.5 : share, lessPx: padding + 24 } };
  }
  return { stretchesImages: { share, lessPx: padding + 32 * (columns - 1) } };
}

/** Returns the layout of a `MediaText`. @public */
export function mediaTextLayout(
  { mediaColumnWidth }: { readonly mediaColumnWidth: string },
  size: SizeName,
): BlockLayout {
  return splitLayout(Number.parseInt(mediaColumnWidth, 10) / 100, 2, size);
}

/** Returns the layout of a `Chess`. @public */
export function chessLayout(_: unknown, size: SizeName): BlockLayout {
  return { stretchesImages: { ...splitLayout(0.5, 2, size).stretchesImages, cropRatio: 3 / 2 } };
}

/**
 * Returns the layout of an `ImageSidebar`.
 *
 * @param share - the part of the width that the main story has
 * @public
 */
export function imageSidebarLayout(share: number, size: SizeName): BlockLayout {
  const isNarrow = size === 'tablet' || size === 'mobile';
  return splitLayout(isNarrow ? share : share / 2, 2, size);
}

/** Small images beside or above a text: signs are shown whole, photographs as squares. */
const smallImages = { icon: { maxPx: 88 }, beside: { maxPx: 135, cropRatio: 1 } } as const;

/** Returns the layout of a `CardGrid`. @public */
export function cardsLayout(
  columns: 1 | 2 | 3 | 4,
  media: 'picture' | 'icon' | 'beside',
): (values: unknown, size: SizeName) => BlockLayout {
  return (_, size) => {
    if (media !== 'picture') return { stretchesImages: smallImages[media] };
    const count = size === 'mobile' ? 1 : size === 'tablet' ? Math.min(columns, 2) : columns;
    return {
      stretchesImages: { share: 1 / count, lessPx: paddingPx(size) + 24 * (count - 1), cropRatio: 4 / 3 },
    };
  };
}

/**
 * Returns the layout of a `ComparisonTable`, whose columns share the width. On phones, it scrolls, or shows cards with
 * small images.
 *
 * @public
 */
export function comparisonLayout(
  {
    products,
    phoneLayout,
  }: { readonly products: readonly unknown[]; readonly phoneLayout: 'scroll' | 'cards' },
  size: SizeName,
): BlockLayout {
  if (size === 'mobile' && phoneLayout === 'cards')
    return { stretchesImages: { maxPx: 96, isContained: true } };
  if (size === 'mobile') return { stretchesImages: { maxPx: 240, isContained: true } };
  const share = 1 / Math.max(1, products.length);
  return { stretchesImages: { share, lessPx: paddingPx(size) + 148, isContained: true } };
}

/** The layout of a `TextList`: its images are as small as signs. @public */
export const textListLayout = (): BlockLayout => ({ stretchesImages: { maxPx: 96, cropRatio: 1 } });

/** Returns the layout of `Columns` with blocks in them. @public */
export function columnsLayout(
  columns: 2 | 3 | 4,
): (values: { readonly gap?: string | undefined }, size: SizeName) => BlockLayout {
  return ({ gap = '24px' }, size) => {
    if (size === 'mobile') return {};
    return { sideBySide: size === 'tablet' && columns === 4 ? 2 : columns, gap };
  };
}
