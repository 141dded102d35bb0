import { cached } from '../concurrency/cached.ts';
import type { BlobStore } from './blobStore.ts';

/**
 * Browsers and CDNs can cache a pointer for a minute; another process's publications are visible here after
 * this delay.
 */
const freshMs = 1000;
const maxPointers = 2000;

/**
 * Caches pointers for a second: every visit of every product page requests one, and they change only on
 * publishing. Publications of this process are visible at once.
 */
export function rememberPointers(blobs: BlobStore, now = Date.now): BlobStore {
  const options = { maxEntries: maxPointers, now };
  const pointers = cached(freshMs, (key: string) => blobs.readWhole(key), options);
  const forgetAfter = (key: string, change: Promise<void>) => change.finally(() => pointers.forget(key));
  return {
    ...blobs,
    readWhole: (key) => (key.startsWith('i/') ? pointers(key) : blobs.readWhole(key)),
    put: (key, content) => forgetAfter(key, blobs.put(key, content)),
    remove: (key) => forgetAfter(key, blobs.remove(key)),
  };
}
