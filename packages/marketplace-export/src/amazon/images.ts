import type { Asset } from '@vitrina/block-catalogue';

import type { Field, Picture } from '../content/content.ts';
import { cutText } from '../content/cutText.ts';
import type { Note } from '../report/issue.ts';
import { type AmazonImage, amazonLimits } from './document.ts';

/** A width and a height in pixels. @public */
export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * An image to upload to Amazon before the document is sent. Replace `uploadDestinationId` in the document
 * with the id that Amazon's uploads API returns.
 *
 * @public
 */
export interface AmazonUpload {
  /** The placeholder id in the document: `upload-1`. */
  readonly uploadDestinationId: string;
  /** The current address of the image. */
  readonly src: string;
  /** The size the module shows the image at, which is also its minimum size. */
  readonly size: PixelSize;
  /** The visible part of the image, if its size is known. */
  readonly crop: (PixelSize & { readonly xPx: number; readonly yPx: number }) | undefined;
  readonly componentId: number;
  readonly prop: string;
}

/**
 * Image sizes by their place in a module. From third-party sources; Amazon's model does not define them (see
 * FACTS in the README).
 */
export const imageSizes = {
  logo: { widthPx: 600, heightPx: 180 },
  header: { widthPx: 970, heightPx: 600 },
  overlay: { widthPx: 970, heightPx: 300 },
  comparison: { widthPx: 150, heightPx: 300 },
  four: { widthPx: 220, heightPx: 220 },
  quadrant: { widthPx: 135, heightPx: 135 },
  sidebarMain: { widthPx: 300, heightPx: 400 },
  sidebar: { widthPx: 350, heightPx: 175 },
  standard: { widthPx: 300, heightPx: 300 },
} as const satisfies Record<string, PixelSize>;

/** Collects the images of a document. */
export interface Uploads {
  readonly files: AmazonUpload[];
}

/** Writes an image; undefined if there is none. `words` replace missing alternative text. */
export function writeImage(
  { desktop, altText, componentId, prop }: Picture,
  size: PixelSize,
  words: Field<string> | undefined,
  { files }: Uploads,
  note: Note,
): AmazonImage | undefined {
  if (!desktop) {
    note({ code: 'marketplace.pictureMissing', severity: 'warning', componentId, prop });
    return undefined;
  }
  const alt = writeAltText(altText, words, note);
  if (alt === undefined) return undefined;
  const crop = cropTo(desktop, size);
  const known = sizeOf(desktop);
  if (known && (known.widthPx < size.widthPx || known.heightPx < size.heightPx)) {
    const values = { width: size.widthPx, height: size.heightPx };
    note({ code: 'marketplace.amazon.pictureSmall', severity: 'warning', componentId, prop, values });
  }
  const uploadDestinationId = `upload-${files.length + 1}`;
  files.push({ uploadDestinationId, src: desktop.src, size, crop, componentId, prop });
  return { uploadDestinationId, imageCropSpecification: cropSpecification(crop, size), altText: alt };
}

function writeAltText(
  altText: Field<string>,
  words: Field<string> | undefined,
  note: Note,
): string | undefined {
  const { componentId, prop } = altText;
  const own = altText.value.trim();
  if (own !== '') {
    const values = { length: own.length, max: amazonLimits.altText };
    if (own.length > amazonLimits.altText) {
      note({ code: 'marketplace.textCut', severity: 'error', componentId, prop, values });
    }
    return cutText(own, amazonLimits.altText);
  }
  const instead = cutText(words?.value.trim() ?? '', amazonLimits.altText);
  if (instead === '') {
    note({ code: 'marketplace.amazon.altTextMissing', severity: 'error', componentId, prop });
    return undefined;
  }
  note({ code: 'marketplace.amazon.altTextFromTitle', severity: 'warning', componentId, prop });
  return instead;
}

function sizeOf({ widthPx, heightPx }: Asset): PixelSize | undefined {
  return widthPx === undefined || heightPx === undefined ? undefined : { widthPx, heightPx };
}

/** Returns the largest centered part of an image with the aspect ratio of its place. */
function cropTo(asset: Asset, { widthPx, heightPx }: PixelSize): AmazonUpload['crop'] {
  const own = sizeOf(asset);
  if (!own) return undefined;
  const scale = Math.min(own.widthPx / widthPx, own.heightPx / heightPx);
  const width = Math.max(1, Math.min(own.widthPx, Math.round(widthPx * scale)));
  const height = Math.max(1, Math.min(own.heightPx, Math.round(heightPx * scale)));
  return {
    widthPx: width,
    heightPx: height,
    xPx: Math.floor((own.widthPx - width) / 2),
    yPx: Math.floor((own.heightPx - height) / 2),
  };
}

function cropSpecification(
  crop: AmazonUpload['crop'],
  size: PixelSize,
): AmazonImage['imageCropSpecification'] {
  const { widthPx, heightPx } = crop ?? size;
  return {
    size: { width: inPixels(widthPx), height: inPixels(heightPx) },
    ...(crop && { offset: { x: inPixels(crop.xPx), y: inPixels(crop.yPx) } }),
  };
}

function inPixels(value: number) {
  return { value, units: 'pixels' as const };
}
