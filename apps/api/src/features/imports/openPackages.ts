import { readFile, rm, stat } from 'node:fs/promises';
import { maxSaveBytes } from '@vitrina/api-client/contract';

import { createPool } from '../../platform/concurrency/pool.ts';
import { Failure } from '../../platform/http/failure.ts';
import { newTemporaryPath } from '../../platform/storage/temporaryFiles.ts';
import { documentPath } from '../download/addDocument.ts';
import { openArchive, type Archive } from './archive.ts';
import { isZip } from './isZip.ts';

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
  /** Yields the documents by path. Nested zips are unpacked to the disk, one at a time. */
  list(): AsyncGenerator<FoundPackage>;
  /** Calls `work` with the zip that holds a package's files; undefined if the upload is a single document. */
  withFiles<Result>(archive: string, work: (files: Archive | undefined) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A nested zip on the disk. */
interface Nested {
  files: Archive;
  path: string;
}

const maxNestedBytes = 512 * 1024 ** 2;

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

/** Reads an upload that is one document. @throws 413 if it is larger than a save can be */
async function readSingle(path: string): Promise<string> {
  if ((await stat(path)).size > maxSaveBytes) throw new Failure(413, 'fileTooLarge');
  return readFile(path, 'utf8');
}

/**
 * Opens an upload: a zip, or a single JSON document.
 *
 * @param dataFolder - where nested zips are unpacked
 * @throws 404 if it has expired, and as {@link openArchive}
 */
export async function openPackages(
  uploadPath: string,
  { name, dataFolder }: { name: string; dataFolder: string },
): Promise<Packages> {
  const whole = (await isZip(uploadPath)) ? await openArchive(uploadPath) : undefined;
  const nested = createPool<Nested>({
    async open(archive) {
      const path = await newTemporaryPath(dataFolder);
      try {
        await whole?.extract(archive, path, maxNestedBytes);
        return { files: await openArchive(path), path };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async close({ files, path }) {
      files.close();
      await rm(path, { force: true });
    },
    maxIdle: 1,
  });

  async function withFiles<Result>(
    archive: string,
    work: (files: Archive | undefined) => Promise<Result>,
  ): Promise<Result> {
    if (!whole || archive === '') return work(whole);
    return nested.use(archive, ({ files }) => work(files));
  }

  function found(archive: string, path: string): FoundPackage {
    const readText = () =>
      withFiles(archive, async (files) => (await files?.read(path, maxSaveBytes))?.toString('utf8') ?? '');
    return { archive, path, readText };
  }

  /** A nested zip that cannot be opened is one package that cannot be read. */
  async function listNested(archive: string): Promise<readonly string[]> {
    return nested.use(archive, async ({ files }) => documentsOf(files)).catch(() => ['']);
  }

  return {
    async *list() {
      if (!whole) {
        yield { archive: '', path: name, readText: () => readSingle(uploadPath) };
        return;
      }
      yield* documentsOf(whole).map((path) => found('', path));
      for (const archive of whole.paths.filter((path) => path.toLowerCase().endsWith('.zip'))) {
        yield* (await listNested(archive)).map((path) => found(archive, path));
      }
    },
    withFiles,
    async close() {
      await nested.close();
      whole?.close();
    },
  };
}
