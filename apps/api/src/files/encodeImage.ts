import { createHash } from 'node:crypto';
import { sizes, sizeTable } from '@vitrina/epack-model';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { Failure } from '../http/failure.ts';

/** A picture as it is stored. */
export interface EncodedImage {
  /** SHA-256 of the bytes, in hex. */
  id: string;
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
}

/** What is accepted, by content. SVG is not among them: it is a document with scripts, not a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);
const maxPixels = 50_000_000;
const quality = 82;
/** The widths the sizes of a page show pictures at, largest first: 1416, 1100, 992, 900. */
const widths = sizes.map((size) => sizeTable[size].imageWidthPx);

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new Failure(415, 'fileNotImage');
  }
  if (!acceptedFormats.has(metadata.format)) throw new Failure(415, 'fileNotImage');
  if (metadata.width * metadata.height > maxPixels) throw new Failure(400, 'imageTooLarge');
  return metadata;
}

async function encode(bytes: Buffer, widthPx: number): Promise<EncodedImage> {
  const { data, info } = await open(bytes)
    .rotate()
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  const id = createHash('sha256').update(data).digest('hex');
  return { id, bytes: data, widthPx: info.width, heightPx: info.height };
}

/**
 * Re-encodes a picture to WebP, upright and without metadata: once at the page's full width, and smaller for each size.
 *
 * @returns largest first
 * @throws 415 for what is no picture of a known kind, 400 for too many pixels or a broken file
 */
export async function encodeImage(bytes: Buffer): Promise<[EncodedImage, ...EncodedImage[]]> {
  const { width, autoOrient } = await readMetadata(bytes);
  const uprightWidth = autoOrient.width || width;
  const largest = Math.min(uprightWidth, widths[0] ?? uprightWidth);
  try {
    const first = await encode(bytes, largest);
    const rest = widths.filter((wanted) => wanted < largest).map((wanted) => encode(bytes, wanted));
    return [first, ...(await Promise.all(rest))];
  } catch {
    throw new Failure(400, 'fileNotImage');
  }
}
