import { createReadStream, type Dirent } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
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

/** Opens a file, writes it, and makes its content durable. */
async function syncedFile(
  path: string,
  flags: 'wx' | 'r+',
  write?: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await open(path, flags, 0o644);
  try {
    await write?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Links a file that no longer changes; copies it if it is on another file system. */
async function linkOrCopy(path: string, target: string): Promise<void> {
  try {
    await link(path, target);
  } catch {
    await copyFile(path, target);
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

  /** Creates a blob by writing a temporary file and renaming it. */
  async function place(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const path = pathOf(key);
    const folder = dirname(path);
    await makeDurableFolder(folder);
    await mkdir(temporaries, { recursive: true });
    const temporary = join(temporaries, temporaryName());
    try {
      await write(temporary);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(folder);
  }

  const put = (key: string, content: Uint8Array): Promise<void> =>
    place(key, (temporary) => syncedFile(temporary, 'wx', (handle) => handle.writeFile(content)));

  return {
    put,
    async putIfAbsent(key, content) {
      if ((await sizeOf(pathOf(key))) === content.byteLength) return;
      await put(key, content);
    },
    async putFileIfAbsent(key, path) {
      if ((await sizeOf(pathOf(key))) === (await stat(path)).size) return;
      await place(key, async (temporary) => {
        await linkOrCopy(path, temporary);
        await syncedFile(temporary, 'r+');
      });
    },
    async find(key) {
      if (!isBlobKey(key)) return undefined;
      const path = pathOf(key);
      const sizeBytes = await sizeOf(path);
      return sizeBytes === undefined
        ? undefined
        : { sizeBytes, read: (range) => createReadStream(path, range) };
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
