import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { isBlobKey, toStoredKey, type BlobEntry, type BlobStore } from './blobStore.ts';
import { temporaryFolder, temporaryName } from './temporaryFiles.ts';

/**
 * Flushes a folder, so that a rename survives a power failure. Windows cannot open folders and does not need
 * this.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and makes every new level durable. */
async function makeDurableFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let level = folder; level.length >= first.length; level = dirname(level)) {
    await syncFolder(dirname(level));
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<BlobEntry> {
  for (const entry of await entriesOf(join(root, folder))) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* listFolder(root, key);
    else {
      const sizeBytes = await sizeOf(join(root, key));
      if (sizeBytes !== undefined) yield { key, sizeBytes };
    }
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/**
 * Stores blobs as files in a folder: readers see a blob whole or not at all, and acknowledged blobs survive a
 * power failure.
 */
export function createDiskBlobStore(root: string): BlobStore {
  const temporaries = join(root, temporaryFolder);

  function pathOf(key: string): string {
    return join(root, ...toStoredKey(key).split('/'));
  }

  async function put(key: string, content: Uint8Array): Promise<void> {
    const path = pathOf(key);
    const folder = dirname(path);
    await makeDurableFolder(folder);
    await mkdir(temporaries, { recursive: true });
    const temporary = join(temporaries, temporaryName());
    const handle = await open(temporary, 'wx', 0o644);
    try {
      await handle.writeFile(content);
      await handle.sync();
      await handle.close();
      await rename(temporary, path);
    } catch (error) {
      await handle.close().catch(() => undefined);
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(folder);
  }

  return {
    put,
    async putIfAbsent(key, content) {
      if ((await sizeOf(pathOf(key))) === content.byteLength) return;
      await put(key, content);
    },
    async find(key) {
      if (!isBlobKey(key)) return undefined;
      const path = pathOf(key);
      const sizeBytes = await sizeOf(path);
      return sizeBytes === undefined ? undefined : { sizeBytes, read: () => createReadStream(path) };
    },
    async readWhole(key) {
      if (!isBlobKey(key)) return undefined;
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (missingCodes.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
    list: (folder) => listFolder(root, toStoredKey(folder)),
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
