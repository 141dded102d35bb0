import type { Poster } from './files.ts';

/**
 * Returns the value of an image prop for a stored image, with its other widths and formats. Its size keeps the layout still
 * while it loads.
 *
 * @public
 */
export function toStoredImage({ url, widthPx, heightPx, variants }: Poster) {
  return {
    src: url,
    widthPx,
    heightPx,
    variants: variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx })),
  };
}
