import { createHash } from 'node:crypto';
import type { FindPack } from '@vitrina/block-kit';
import { packFrames } from '@vitrina/block-runtime';

import type { BlobStore } from '../../platform/storage/blobStore.ts';

const ownFrame = /^\/(files\/[0-9a-f]{64}\.webp)$/;

/** Packs of the frames that a page's rotations consist of. */
export interface FramePacks {
  /** Returns the address of the pack of these files; undefined unless all of them are stored WebP images. */
  findPack: FindPack;
  /** Stores the packs found so far. A pack with a missing frame is left out: visitors load the frames instead. */
  store(): Promise<void>;
}

/**
 * Collects the packs of a page while it is rendered. The names of frames depend on their content, and the name
 * of a pack on those, so that a pack never changes and is built once.
 */
export function createFramePacks(blobs: BlobStore): FramePacks {
  const found = new Map<string, string[]>();
  return {
    findPack(sources) {
      const keys = sources.flatMap((source) => ownFrame.exec(source)?.[1] ?? []);
      if (keys.length < sources.length) return undefined;
      const name = createHash('sha256').update(keys.join()).digest('hex');
      found.set(`files/${name}.frames`, keys);
      return `/files/${name}.frames`;
    },
    async store() {
      for (const [key, frames] of found) if (!(await blobs.find(key))) await storePack(blobs, key, frames);
    },
  };
}

async function storePack(blobs: BlobStore, key: string, frames: readonly string[]): Promise<void> {
  const bytes: Buffer[] = [];
  for (const frame of frames) {
    const content = await blobs.readWhole(frame);
    if (!content) return;
    bytes.push(content);
  }
  await blobs.putIfAbsent(key, packFrames(bytes));
}
