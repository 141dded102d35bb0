import type { CropArea } from '@vitrina/api-client/contract';
import { sizes, sizeTable } from '@vitrina/epack-model';
import sharp, { type Metadata, type Region, type Sharp } from 'sharp';
import pLimit from 'p-limit';

import { Failure } from '../../platform/http/failure.ts';
import { imageFormats, type ImageFormat, toStoredImage, type StoredImage } from './imageFormats.ts';

/** The accepted formats, detected by content. SVG is handled by `encodeSvg`, since it needs cleaning. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);
const maxPixels = 65_000_000;
/** The width of an image's main file, which the specification gives for the desktop. */
const mainWidthPx = sizeTable.desktop.imageWidthPx;
/**
 * The widths of images: those of a page's sizes, a wider one for pages across a large screen, and narrower ones
 * for columns and phones. Together the narrower ones have a sixth of the pixels of the others.
 */
const widths = [1920, ...sizes.map((size) => sizeTable[size].imageWidthPx), 640, 480, 320];

/**
 * Images are decoded one after the other, and each is encoded on two threads: memory use stays the same under
 * any load.
 */
const unpackInTurn = pLimit(1);
const packInTurn = pLimit(2);

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new Failure(415, 'fileKindUnknown');
  }
  // The decoder of HEVC is patented and not part of the library.
  if (metadata.compression === 'hevc') throw new Failure(415, 'heicNotReadable');
  if (!acceptedFormats.has(metadata.format)) throw new Failure(415, 'fileKindUnknown');
  if (metadata.width * metadata.height > maxPixels) throw new Failure(400, 'imageTooLarge');
  return metadata;
}

/**
 * Decodes an image at the largest width, upright and without metadata, once for all its variants. With a
 * region, decodes only that part.
 */
async function unpack(bytes: Buffer, widthPx: number, region: Region | undefined): Promise<Sharp> {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).rotate();
  const { data, info } = await (region ? upright.extract(region) : upright)
    .resize({ width: widthPx, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Rounds to whole pixels, at least one, inside the image. */
function toRegion(area: CropArea, picture: { width: number; height: number }): Region {
  const left = Math.min(Math.round(area.left * picture.width), picture.width - 1);
  const top = Math.min(Math.round(area.top * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(area.width * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round(area.height * picture.height), picture.height - top)),
  };
}

/** Returns the average color of an image; undefined if anything behind it would show. */
async function averageColor(pixels: Sharp, hasAlpha: boolean): Promise<string | undefined> {
  if (hasAlpha && !(await pixels.clone().stats()).isOpaque) return undefined;
  const channels = await pixels
    .clone()
    .removeAlpha()
    .toColorspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${channels.toString('hex').slice(0, 6)}`;
}

async function encode(pixels: Sharp, format: ImageFormat, widthPx: number): Promise<StoredImage> {
  const { data, info } = await imageFormats[format]
    .encode(pixels.clone().resize({ width: widthPx }))
    .toBuffer({ resolveWithObject: true });
  return toStoredImage(format, data, { widthPx: info.width, heightPx: info.height });
}

/**
 * Re-encodes an image, upright and without metadata: as WebP and AVIF at the widths that pages show, never
 * enlarged, and once in a format that every program reads.
 *
 * @param area - the part to crop, as fractions of the upright image. Default: the whole image
 * @returns the main file first: WebP, at most as wide as on the desktop
 * @throws 415 for an unknown kind of image, 400 for too many pixels or a broken file
 */
export async function encodeImage(bytes: Buffer, area?: CropArea): Promise<[StoredImage, ...StoredImage[]]> {
  const { width, height, autoOrient, hasAlpha } = await readMetadata(bytes);
  const upright = { width: autoOrient.width || width, height: autoOrient.height || height };
  const region = area && toRegion(area, upright);
  const ownWidth = region?.width ?? upright.width;
  const main = Math.min(ownWidth, mainWidthPx);
  const others = widths.filter((wanted) => wanted <= ownWidth && wanted !== main);
  return unpackInTurn(async () => {
    try {
      const pixels = await unpack(bytes, Math.max(main, ...others), region);
      const pack = (format: ImageFormat) => (widthPx: number) =>
        packInTurn(() => encode(pixels, format, widthPx));
      const [first, ...rest] = await Promise.all([
        pack('webp')(main),
        ...others.map(pack('webp')),
        ...[main, ...others].map(pack('avif')),
        pack(hasAlpha ? 'png' : 'jpg')(main),
      ]);
      const color = await averageColor(pixels, hasAlpha);
      return [{ ...first, ...(color !== undefined && { color }) }, ...rest];
    } catch {
      throw new Failure(400, 'fileBroken');
    }
  });
}
