import type { Asset } from '@vitrina/block-kit';

const maxWidthPx = 1100;

/**
 * Returns the one file of an image for places that cannot offer several: its largest WebP file of at most
 * 1100 px, otherwise its source.
 *
 * @public
 */
export function webImageSource({ src, widthPx = Infinity, variants = [] }: Asset): string {
  const files = [{ src, widthPx }, ...variants].filter(
    (file) => file.src.endsWith('.webp') && file.widthPx <= maxWidthPx,
  );
  const [largest] = files.toSorted((left, right) => right.widthPx - left.widthPx);
  return largest?.src ?? src;
}
