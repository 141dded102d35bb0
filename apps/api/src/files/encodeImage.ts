import { sizes, sizeTable } from '@vitrina/epack-model';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { Failure } from '../http/failure.ts';
import { createTurns } from '../inTurn.ts';
import { imageFormats, type ImageFormat, toStoredImage, type StoredImage } from './imageFormats.ts';

/** What is accepted, by content. SVG is not among them: it is a document to be cleaned, by `encodeSvg`. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);
const maxPixels = 50_000_000;
/** The widths the sizes of a page show pictures at, largest first: 1416, 1100, 992, 900. */
const widths = sizes.map((size) => sizeTable[size].imageWidthPx);

/** Pictures are unpacked one after the other, and each packed on two threads: memory stays the same under any load. */
const unpackInTurn = createTurns(1);
const packInTurn = createTurns(2);

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

/** The pixels at the largest width, upright and without metadata: unpacked once for all that is made of them. */
async function unpack(bytes: Buffer, widthPx: number): Promise<Sharp> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: widthPx, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function encode(pixels: Sharp, format: ImageFormat, widthPx: number): Promise<StoredImage> {
  const { data, info } = await imageFormats[format]
    .encode(pixels.clone().resize({ width: widthPx }))
    .toBuffer({ resolveWithObject: true });
  return toStoredImage(format, data, { widthPx: info.width, heightPx: info.height });
}

/**
 * Re-encodes a picture, upright and without metadata: as WebP and AVIF at the widths of the page's sizes, never larger
 * than it is, and once as a file that every program reads.
 *
 * @returns the largest WebP first
 * @throws 415 for what is no picture of a known kind, 400 for too many pixels or a broken file
 */
export async function encodeImage(bytes: Buffer): Promise<[StoredImage, ...StoredImage[]]> {
  const { width, autoOrient, hasAlpha } = await readMetadata(bytes);
  const uprightWidth = autoOrient.width || width;
  const largest = Math.min(uprightWidth, widths[0] ?? uprightWidth);
  const smaller = widths.filter((wanted) => wanted < largest);
  return unpackInTurn(async () => {
    try {
      const pixels = await unpack(bytes, largest);
      const pack = (format: ImageFormat) => (widthPx: number) =>
        packInTurn(() => encode(pixels, format, widthPx));
      const [first, ...rest] = await Promise.all([
        pack('webp')(largest),
        ...smaller.map(pack('webp')),
        ...[largest, ...smaller].map(pack('avif')),
        pack(hasAlpha ? 'png' : 'jpg')(largest),
      ]);
      return [first, ...rest];
    } catch {
      throw new Failure(400, 'fileNotImage');
    }
  });
}
