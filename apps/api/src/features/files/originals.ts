import { buffer } from 'node:stream/consumers';

import type { BlobStore } from '../../platform/storage/blobStore.ts';

/** Where the bytes of uploads are kept as they came. Nothing serves them: they may say where an image was taken. */
export const originalsFolder = 'originals';

/** The key of what was uploaded, by the id of the file made from it. */
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
