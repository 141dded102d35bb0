import { promisify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

import { Failure } from '../../platform/http/failure.ts';

/** A zip that is open for reading. */
export interface Archive {
  /** Paths of its files, sorted. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** @throws 413 if the file is larger than `maxBytes`, 400 if it is damaged */
  read(path: string, maxBytes: number): Promise<Buffer>;
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

async function openZip(source: string | Buffer): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, autoClose: false };
  const opened =
    typeof source === 'string'
      ? promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(source, options)
      : promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(source, options);
  return opened.catch(() => {
    throw notValid();
  });
}

/**
 * Opens a zip, from a path or from memory.
 *
 * @throws 400 `archiveNotValid` for a damaged zip, and one with links, paths outside, the same path twice, or that
 * unpacks into more than any upload needs
 */
export async function openArchive(source: string | Buffer): Promise<Archive> {
  const zip = await openZip(source);
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close();
    throw error instanceof Failure ? error : notValid();
  });
  const openStream = promisify(zip.openReadStream.bind(zip)) as (
    entry: yauzl.Entry,
  ) => Promise<NodeJS.ReadableStream>;
  return {
    paths: [...entries.keys()].sort(),
    has: (path) => entries.has(path),
    async read(path, maxBytes) {
      const entry = entries.get(path);
      if (!entry) throw notValid();
      if (entry.uncompressedSize > maxBytes) throw new Failure(413, 'fileTooLarge');
      try {
        // yauzl fails if the content is longer than its entry says.
        return await buffer(await openStream(entry));
      } catch {
        throw notValid();
      }
    },
    close: () => zip.close(),
  };
}
