import type { Json } from '@vitrina/epack-model';

import { toObject, toText } from '../props/jsonText.ts';
import { readPictureUse } from './pictureUse.ts';

/**
 * Returns the address of the smallest stored rendition of an image that is at least this wide; of the image itself
 * if none is, and `''` if there is no image.
 */
export function findRendition(value: Json | undefined, wantedPx: number): string {
  const shown = readPictureUse(value)?.shown;
  const variants = Array.isArray(shown?.variants) ? shown.variants.map(toObject) : [];
  const [small] = variants
    .flatMap(({ src, widthPx }) =>
      typeof widthPx === 'number' && widthPx >= wantedPx ? [{ source: toText(src), widthPx }] : [],
    )
    .toSorted((one, other) => one.widthPx - other.widthPx);
  return small?.source ?? toText(shown?.src);
}
