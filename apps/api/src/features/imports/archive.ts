import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

import { Failure, notFound } from '../../platform/http/failure.ts';

/** A zip that is open for reading. */
export interface Archive {
  /** Paths of its files, sorted. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /**
   * Opens a file. Its stream fails if the file is damaged.
   *
   * @throws 404 if there is none, 413 if it is larger than `maxBytes`
   */
  open(path: string, maxBytes: number): Promise<Readable>;
  /** Reads a file into memory. @throws as `open` does, and 400 if it is damaged */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** Writes a file to the disk, without reading it into memory. @throws as `read` does */
  extract(path: string, target: string, maxBytes: number): Promise<void>;
  close(): void;
}

const maxEntries = 50_000;
const maxUnpackedBytes = 8 * 1024 ** 3;
const symbolicLink = 0o120000;
const fileTypeMask = 0o170000;

function notValid(): Failure {
  return new Failure(400, 'archiveNotValid');
}

function isSymbolicLink({ externalFileAttributes }: yauzl.Entry): boolean {
  return ((externalFileAttributes >>> 16) & fileTypeMask) === symbolicLink;
}

/** Lists the files of a zip. yauzl itself refuses absolute paths, `..` and backslashes. */
async function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > maxEntries) throw notValid();
  const entries = new Map<string, yauzl.Entry>();
  let unpackedBytes = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: yauzl.Entry) => {
      unpackedBytes += entry.uncompressedSize;
      const isHostile = isSymbolicLink(entry) || unpackedBytes > maxUnpackedBytes;
      if (isHostile || entries.has(entry.fileName)) {
        reject(notValid());
        return;
      }
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

async function openZip(path: string): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, autoClose: false };
  return promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(path, options).catch(() => {
    throw notValid();
  });
}

/** Reports a damaged file as such; failures of the server stay what they are. */
async function readWhole<Result>(read: Promise<Result>): Promise<Result> {
  return read.catch((error: unknown) => {
    const isOfDisk = error instanceof Error && 'syscall' in error;
    throw isOfDisk ? error : notValid();
  });
}

/**
 * Opens a zip on the disk. Only the list of its files is in memory.
 *
 * @throws 400 `archiveNotValid` for a damaged zip, and one with links, paths outside, the same path twice, or that
 * unpacks into more than any upload needs
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close();
    throw error instanceof Failure ? error : notValid();
  });
  const openStream = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));
  const open = async (name: string, maxBytes: number): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw notFound();
    // yauzl fails if the content is longer than its entry says.
    if (entry.uncompressedSize > maxBytes) throw new Failure(413, 'fileTooLarge');
    return openStream(entry).catch(() => {
      throw notValid();
    });
  };
  return {
    paths: [...entries.keys()].sort(),
    has: (name) => entries.has(name),
    open,
    read: async (name, maxBytes) => readWhole(buffer(await open(name, maxBytes))),
    extract: async (name, target, maxBytes) =>
      readWhole(pipeline(await open(name, maxBytes), createWriteStream(target))),
    close: () => zip.close(),
  };
}
