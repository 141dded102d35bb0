import { buffer } from 'node:stream/consumers';

import type { BlobStore } from '../../platform/storage/blobStore.ts';

/**
 * The folder of original uploads. It is never served: originals can contain the place where an image was
 * taken.
 */
export const originalsFolder = 'originals';

/** Returns the key of the original upload, by the id of its file. */
export function originalKey(fileId: string): string {
  return `${originalsFolder}/${fileId}`;
}

/**
 * Returns the original of an image; its largest variant if the image was uploaded before originals were kept.
 */
export async function readOriginal(
  blobs: BlobStore,
  { id, extension }: { id: string; extension: string },
): Promise<Buffer | undefined> {
  const blob = (await blobs.find(originalKey(id))) ?? (await blobs.find(`files/${id}.${extension}`));
  return blob && buffer(blob.read());
}
