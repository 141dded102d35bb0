import type { UploadedFile } from '@vitrina/api-client/contract';

import { storeBlobs } from '../../platform/storage/storeBlobs.ts';
import type { Services } from '../services.ts';
import { encodeImage } from './encodeImage.ts';
import type { StoredImage } from './imageFormats.ts';
import { originalKey } from './originals.ts';
import { encodeSvg } from './svg/encodeSvg.ts';
import { readSvgText } from './svg/readSvgText.ts';

/** Returns the name of the upload, without folders and control characters. */
function toPlainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return base.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 200);
}

function pathOf({ id, format }: StoredImage): string {
  return `files/${id}.${format}`;
}

/** Detects the kind of a file by its content and ignores its name. */
async function readPicture(bytes: Buffer): Promise<[StoredImage, ...StoredImage[]]> {
  const svg = readSvgText(bytes);
  return svg === undefined ? encodeImage(bytes) : [await encodeSvg(svg)];
}

/**
 * Stores an uploaded image in every width and format; an SVG is cleaned and stored as one file for all
 * widths. Storing the same image twice stores it once. The row is written last, so that an address never
 * exists before its file.
 */
export async function storeFile(
  services: Pick<Services, 'database' | 'blobs'>,
  upload: { name: string; bytes: Buffer; userId: number },
): Promise<UploadedFile> {
  const images = await readPicture(upload.bytes);
  const name = toPlainName(upload.name);
  return storeImages(services, images, { name, userId: upload.userId, original: upload.bytes });
}

/** The stored data of an image besides its variants. */
interface ImageNotes {
  name: string;
  userId: number;
  /** The upload itself, kept for cropping; a cropped part has none. */
  original?: Buffer;
}

/** Stores the variants of an image, the main one first, and then its row. */
export async function storeImages(
  services: Pick<Services, 'database' | 'blobs'>,
  images: [StoredImage, ...StoredImage[]],
  { name, userId, original }: ImageNotes,
): Promise<UploadedFile> {
  const [main, ...others] = images;
  const files = images.map((image) => ({ key: pathOf(image), bytes: image.bytes }));
  if (original && main.format !== 'svg') files.push({ key: originalKey(main.id), bytes: original });
  const variants = others.map((image) => ({
    url: `/${pathOf(image)}`,
    widthPx: image.widthPx,
    heightPx: image.heightPx,
  }));
  await storeBlobs(services, files, (query) =>
    query
      .insertInto('file')
      .values({
        id: main.id,
        extension: main.format,
        name,
        content_type: main.contentType,
        size_bytes: main.bytes.length,
        width_px: main.widthPx,
        height_px: main.heightPx,
        variants: JSON.stringify(variants),
        created_by: userId,
      })
      // A file stored by an older release has fewer formats.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ variants: JSON.stringify(variants) }))
      .execute(),
  );
  return {
    id: main.id,
    name,
    url: `/${pathOf(main)}`,
    contentType: main.contentType,
    sizeBytes: main.bytes.length,
    widthPx: main.widthPx,
    heightPx: main.heightPx,
    variants,
  };
}
