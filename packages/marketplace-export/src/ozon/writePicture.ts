import type { Asset } from '@vitrina/block-catalogue';

import type { Picture } from '../content/content.ts';
import type { Note } from '../report/issue.ts';
import type { OzonPicture } from './document.ts';

type Position = 'width_full' | 'to_the_edge';

/** Writes an image for Ozon; undefined if there is none, or none that Ozon can load. */
export function writePicture(picture: Picture, position: Position, note: Note): OzonPicture | undefined {
  const sources = writeSources(picture, note);
  if (!sources) return undefined;
  const { mobile, desktop, componentId, prop } = picture;
  const shown = mobile ?? desktop;
  const size = shown && pixelsOf(shown);
  if (!size) note({ code: 'marketplace.pictureSizeUnknown', severity: 'warning', componentId, prop });
  return {
    ...sources,
    position,
    positionMobile: position,
    ...(size && { widthMobile: size.widthPx, heightMobile: size.heightPx }),
  };
}

function pixelsOf({ widthPx, heightPx }: Asset) {
  return widthPx === undefined || heightPx === undefined ? undefined : { widthPx, heightPx };
}

/** Writes an image's addresses and texts. */
export function writeSources(
  { desktop, mobile, altText, componentId, prop }: Picture,
  note: Note,
): Pick<OzonPicture, 'src' | 'srcMobile' | 'alt'> | undefined {
  if (!desktop) {
    note({ code: 'marketplace.pictureMissing', severity: 'error', componentId, prop });
    return undefined;
  }
  const srcMobile = mobile?.src ?? desktop.src;
  const local = [desktop.src, srcMobile].find((address) => !isPublic(address));
  if (local !== undefined) {
    const values = { address: local };
    note({ code: 'marketplace.pictureNotPublic', severity: 'error', componentId, prop, values });
    return undefined;
  }
  if (altText.value === '') {
    note({ code: 'marketplace.altTextEmpty', severity: 'warning', componentId, prop: altText.prop });
  }
  return { src: desktop.src, srcMobile, alt: altText.value };
}

function isPublic(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:' && address.length <= 2000;
}
