import type { UploadedFile } from '@vitrina/api-client/contract';

import { storeBlobs } from '../../platform/storage/storeBlobs.ts';
import type { Services } from '../services.ts';
import { encodeImage } from './encodeImage.ts';
import type { StoredImage } from './imageFormats.ts';
import { originalKey } from './originals.ts';
import { encodeSvg } from './svg/encodeSvg.ts';
import { readSvgText } from './svg/readSvgText.ts';

/** The name people gave the file, without folders and control characters. */
function toPlainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return base.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 200);
}

function pathOf({ id, format }: StoredImage): string {
  return `files/${id}.${format}`;
}

/** The kind of a file goes by its content, whatever its name says. */
async function readPicture(bytes: Buffer): Promise<[StoredImage, ...StoredImage[]]> {
  const svg = readSvgText(bytes);
  return svg === undefined ? encodeImage(bytes) : [await encodeSvg(svg)];
}

/**
 * Stores an uploaded image in every width and format, an SVG cleaned as the one file that fits every width. The same image twice is stored once. The row comes last: no
 * address is known before its file is there.
 */
export async function storeFile(
  services: Pick<Services, 'database' | 'blobs'>,
  upload: { name: string; bytes: Buffer; userId: number },
): Promise<UploadedFile> {
  const images = await readPicture(upload.bytes);
  const name = toPlainName(upload.name);
  return storeImages(services, images, { name, userId: upload.userId, original: upload.bytes });
}

/** What is noted of an image beside its forms. */
interface ImageNotes {
  name: string;
  userId: number;
  /** What was uploaded, kept to cut parts from; a part has none of its own. */
  original?: Buffer;
}

/** Stores the forms of an image, the main one first, and then its row. */
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
      // One stored by an older release knew fewer formats.
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
