import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { encodeImage } from '../../files/encodeImage.ts';
import { type ImageFormat, type StoredImage, toStoredImage } from '../../files/imageFormats.ts';
import { encodedFolder } from '../assets.ts';

/** An image in all its formats and widths, the main one first. */
type EncodedImage = [StoredImage, ...StoredImage[]];

/** The list of files that were encoded from one file of the studio. */
interface EncodedList {
  /** SHA-256 of the studio's file, in hex. */
  readonly source: string;
  readonly color?: string;
  readonly files: readonly {
    readonly format: ImageFormat;
    readonly widthPx: number;
    readonly heightPx: number;
  }[];
}

/** Returns whether a file of the studio is an image; the others are models and films. */
export const isImageFile = (file: string) => /\.(?:jpg|webp)$/.test(file);

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const folderOf = (file: string) => join(encodedFolder, file.replace(/\.\w+$/, ''));

/** Encodes an image of the studio, and keeps the result beside it: a first start would need a minute for all. */
export async function writeEncoded(file: string, bytes: Buffer): Promise<void> {
  const folder = folderOf(file);
  const images = await encodeImage(bytes);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const image of images) await writeFile(join(folder, `${image.widthPx}.${image.format}`), image.bytes);
  const [{ color }] = images;
  const list: EncodedList = {
    source: hashOf(bytes),
    ...(color !== undefined && { color }),
    files: images.map(({ format, widthPx, heightPx }) => ({
      format: format as ImageFormat,
      widthPx,
      heightPx,
    })),
  };
  await writeFile(join(folder, 'list.json'), `${JSON.stringify(list)}\n`);
}

/** Reads what {@link writeEncoded} wrote. @throws Error if it was written for other bytes, or not at all */
export async function readEncoded(file: string, bytes: Buffer): Promise<EncodedImage> {
  const folder = folderOf(file);
  const list = JSON.parse(await readFile(join(folder, 'list.json'), 'utf8')) as EncodedList;
  if (list.source !== hashOf(bytes))
    throw new Error(`${file} has changed: run pnpm --filter @vitrina/api demo:encode`);
  const [first, ...rest] = await Promise.all(
    list.files.map(async ({ format, ...size }) =>
      toStoredImage(format, await readFile(join(folder, `${size.widthPx}.${format}`)), size),
    ),
  );
  if (!first) throw new Error(`${file} has no encoded files`);
  return [{ ...first, ...(list.color !== undefined && { color: list.color }) }, ...rest];
}
