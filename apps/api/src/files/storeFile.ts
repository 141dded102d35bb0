import type { UploadedFile } from '@vitrina/api-client/contract';

import type { Services } from '../services.ts';
import { encodeImage, type EncodedImage } from './encodeImage.ts';

const extension = 'webp';
const contentType = 'image/webp';

/** The name people gave the file, without folders and control characters. */
function toPlainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return base.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 200);
}

function urlOf({ id }: EncodedImage): string {
  return `/files/${id}.${extension}`;
}

/** Stores an uploaded picture at every width. The same picture twice is stored once. */
export async function storeFile(
  { database, blobs }: Pick<Services, 'database' | 'blobs'>,
  upload: { name: string; bytes: Buffer; userId: number },
): Promise<UploadedFile> {
  const images = await encodeImage(upload.bytes);
  for (const image of images) await blobs.putIfAbsent(`files/${image.id}.${extension}`, image.bytes);
  const [largest, ...smaller] = images;
  const variants = smaller.map((image) => ({
    url: urlOf(image),
    widthPx: image.widthPx,
    heightPx: image.heightPx,
  }));
  const name = toPlainName(upload.name);
  await database.query
    .insertInto('file')
    .values({
      id: largest.id,
      extension,
      name,
      content_type: contentType,
      size_bytes: largest.bytes.length,
      width_px: largest.widthPx,
      height_px: largest.heightPx,
      variants: JSON.stringify(variants),
      created_by: upload.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    id: largest.id,
    name,
    url: urlOf(largest),
    contentType,
    sizeBytes: largest.bytes.length,
    widthPx: largest.widthPx,
    heightPx: largest.heightPx,
    variants,
  };
}
