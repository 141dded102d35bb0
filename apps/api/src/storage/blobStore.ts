import type { Readable } from 'node:stream';

/** A stored blob, ready to be read. */
export interface StoredBlob {
  sizeBytes: number;
  /** Opens the content; call it once. */
  read(): Readable;
}

/**
 * Where files live: uploads under `files/`, publications under `p/`, pointers under `i/`. A key is a path of plain
 * segments.
 */
export interface BlobStore {
  /** Stores bytes durably under a key, replacing at once what was there. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Stores bytes whose key follows from them; nothing is written where they are already there. */
  putIfAbsent(key: string, content: Uint8Array): Promise<void>;
  find(key: string): Promise<StoredBlob | undefined>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
}

const maxKeyLength = 6000;
const segment = /^[\w%.~!*'()@,;:$&+=-]+$/u;

/** Whether a key is one of ours: no empty, no dotted segment, nothing a file system reads in its own way. */
export function isBlobKey(key: string): boolean {
  if (key.length > maxKeyLength) return false;
  return key.split('/').every((part) => segment.test(part) && !/^\.+$/.test(part));
}
