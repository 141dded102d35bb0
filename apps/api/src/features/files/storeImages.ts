import type { UploadedFile } from '@vitrina/api-client/contract';

import { storeBlobs } from '../../platform/storage/storeBlobs.ts';
import type { Services } from '../services.ts';
import type { StoredImage } from './imageFormats.ts';
import { originalKey } from './originals.ts';

function pathOf({ id, format }: StoredImage): string {
  return `files/${id}.${format}`;
}

/** The stored data of an image besides its variants. */
interface ImageNotes {
  name: string;
  userId: number;
  /** The upload itself, kept for cropping; a cropped part has none. */
  original?: Buffer;
}

/**
 * Stores the variants of an image, the main one first, and then its row, so that an address never exists before
 * its file. Storing the same image twice stores it once.
 */
export async function storeImages(
  services: Pick<Services, 'database' | 'blobs'>,
  images: [StoredImage, ...StoredImage[]],
  { name, userId, original }: ImageNotes,
): Promise<UploadedFile> {
  const [main, ...others] = images;
  const files = images.map((image) => ({ key: pathOf(image), bytes: image.bytes }));
  if (original && main.format !== 'svg') files.push({ key: originalKey(main.id), bytes: original });
  const facts = main.color === undefined ? {} : { color: main.color };
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
        kind: 'image',
        extension: main.format,
        name,
        content_type: main.contentType,
        size_bytes: main.bytes.length,
        width_px: main.widthPx,
        height_px: main.heightPx,
        variants: JSON.stringify(variants),
        facts: JSON.stringify(facts),
        poster_id: null,
        created_by: userId,
      })
      // A file stored by an older release has fewer formats and no color.
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ variants: JSON.stringify(variants), facts: JSON.stringify(facts) }),
      )
      .execute(),
  );
  return {
    id: main.id,
    kind: 'image',
    name,
    url: `/${pathOf(main)}`,
    contentType: main.contentType,
    sizeBytes: main.bytes.length,
    widthPx: main.widthPx,
    heightPx: main.heightPx,
    variants,
    poster: null,
    facts,
  };
}
