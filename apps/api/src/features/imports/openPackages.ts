import { open, readFile } from 'node:fs/promises';
import { maxSaveBytes } from '@vitrina/api-client/contract';

import { Failure } from '../../platform/http/failure.ts';
import { documentPath } from '../download/addDocument.ts';
import { openArchive, type Archive } from './archive.ts';

/** A document found in an upload. */
export interface FoundPackage {
  /** Path of the zip in the upload that holds it; empty for the upload itself. */
  archive: string;
  /** Path of the document in its zip. */
  path: string;
  readText(): Promise<string>;
}

/** The packages of an upload. */
export interface Packages {
  /** Yields the documents by path; a nested zip is open only while its documents are read. */
  list(): AsyncGenerator<FoundPackage>;
  /** Calls `work` with the zip that holds a package's files; undefined if the upload is a single document. */
  withFiles<Result>(archive: string, work: (files: Archive | undefined) => Promise<Result>): Promise<Result>;
  close(): void;
}

const maxNestedBytes = 512 * 1024 ** 2;

async function isZip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => {
    throw new Failure(404, 'uploadGone');
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1').startsWith('PK');
  } finally {
    await file.close();
  }
}

/** Returns the paths of documents: of our own download, its document alone. */
function documentsOf({ paths }: Archive): readonly string[] {
  const downloads = paths.filter((path) => path === documentPath || path.endsWith(`/${documentPath}`));
  const folders = downloads.map((path) => path.slice(0, -documentPath.length));
  const isOfDownload = (path: string) => folders.some((folder) => path.startsWith(folder));
  const isHidden = (path: string) => /(^|\/)(\.|__MACOSX\/)/.test(path);
  return paths.filter(
    (path) =>
      downloads.includes(path) ||
      (path.toLowerCase().endsWith('.json') && !isHidden(path) && !isOfDownload(path)),
  );
}

function foundIn(files: Archive, archive: string): FoundPackage[] {
  const readText = async (path: string) => (await files.read(path, maxSaveBytes)).toString('utf8');
  return documentsOf(files).map((path) => ({ archive, path, readText: () => readText(path) }));
}

/** Opens an upload: a zip, or a single JSON document. @throws 404 if it has expired, and as {@link openArchive} */
export async function openPackages(uploadPath: string, name: string): Promise<Packages> {
  const whole = (await isZip(uploadPath)) ? await openArchive(uploadPath) : undefined;

  async function withFiles<Result>(
    archive: string,
    work: (files: Archive | undefined) => Promise<Result>,
  ): Promise<Result> {
    if (!whole || archive === '') return work(whole);
    const nested = await openArchive(await whole.read(archive, maxNestedBytes));
    try {
      return await work(nested);
    } finally {
      nested.close();
    }
  }

  /** A nested zip that cannot be opened is one package that cannot be read. */
  async function* foundInNested(archive: string): AsyncGenerator<FoundPackage> {
    const bytes = await whole?.read(archive, maxNestedBytes).catch(() => undefined);
    const nested = bytes && (await openArchive(bytes).catch(() => undefined));
    if (!nested) {
      yield { archive, path: '', readText: async () => '' };
      return;
    }
    try {
      yield* foundIn(nested, archive);
    } finally {
      nested.close();
    }
  }

  return {
    async *list() {
      if (!whole) {
        yield { archive: '', path: name, readText: () => readFile(uploadPath, 'utf8') };
        return;
      }
      yield* foundIn(whole, '');
      for (const archive of whole.paths.filter((path) => path.toLowerCase().endsWith('.zip'))) {
        yield* foundInNested(archive);
      }
    },
    withFiles,
    close: () => whole?.close(),
  };
}
