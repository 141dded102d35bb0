import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A part of a blob; both ends are included, in bytes from the start. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored blob, ready to read. */
export interface StoredBlob {
  sizeBytes: number;
  /** Opens the content, whole or in part; call it once. */
  read(range?: ByteRange): Readable;
}

/** An entry of {@link BlobStore.list}. */
export interface BlobEntry {
  key: string;
  sizeBytes: number;
}

/**
 * The store of files: processed uploads under `files/`, unchanged ones under `originals/`, publications under
 * `p/`, pointers under `i/`. A key is a path of plain segments.
 */
export interface BlobStore {
  /** Stores bytes durably under a key, atomically replacing existing ones. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Stores bytes whose key depends on their content; writes nothing if they already exist. */
  putIfAbsent(key: string, content: Uint8Array): Promise<void>;
  /** Stores the content of a local file under a key that depends on the content; its memory use is constant. */
  putFileIfAbsent(key: string, path: string): Promise<void>;
  find(key: string): Promise<StoredBlob | undefined>;
  /** Reads a small blob as a whole. */
  readWhole(key: string): Promise<Buffer | undefined>;
  /**
   * Lists every blob in a folder and below, named by {@link toStoredKey}; blobs stored in the meantime may be
   * included.
   */
  list(folder: string): AsyncIterable<BlobEntry>;
  /** Removing a missing blob is not an error. */
  remove(key: string): Promise<void>;
}

const maxKeyLength = 6000;
const segment = /^[\w%.~!*'()@,;:$&+=-]+$/u;

/**
 * Checks that a key is valid: no empty or dotted segment, and nothing that a file system treats specially.
 */
export function isBlobKey(key: string): boolean {
  if (key.length > maxKeyLength) return false;
  return key.split('/').every((part) => segment.test(part) && !/^\.+$/.test(part));
}

/**
 * File systems limit names to 255 bytes, S3 limits keys to 1024; a percent-encoded product key can be longer.
 */
const maxSegmentLength = 200;

/**
 * Returns the key a blob is stored under, the same in every store, so that blobs can be copied between
 * stores: long segments are replaced with their hash.
 *
 * @throws TypeError for an invalid key
 */
export function toStoredKey(key: string): string {
  if (!isBlobKey(key)) throw new TypeError(`Not a blob key: ${key}`);
  const shorten = (part: string) =>
    part.length <= maxSegmentLength ? part : `~${createHash('sha256').update(part).digest('hex')}`;
  return key.split('/').map(shorten).join('/');
}
