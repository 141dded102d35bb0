import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { isBlobKey, type BlobStore } from './blobStore.ts';

/** Makes a rename survive a power cut. Windows cannot open folders, and needs none of it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and makes every new level of it durable. */
async function makeDurableFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let level = folder; level.length >= first.length; level = dirname(level)) {
    await syncFolder(dirname(level));
  }
}

/** File systems end names at 255 bytes; a percent-encoded product key can be longer. */
const maxNameLength = 200;

function toFileName(part: string): string {
  if (part.length <= maxNameLength) return part;
  return `~${createHash('sha256').update(part).digest('hex')}`;
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

/** Files in a folder: a reader sees a blob whole or not at all, and what was acknowledged survives a power cut. */
export function createDiskBlobStore(root: string): BlobStore {
  function pathOf(key: string): string {
    if (!isBlobKey(key)) throw new TypeError(`Not a blob key: ${key}`);
    return join(root, ...key.split('/').map(toFileName));
  }

  async function put(key: string, content: Uint8Array): Promise<void> {
    const path = pathOf(key);
    const folder = dirname(path);
    await makeDurableFolder(folder);
    const temporary = join(folder, `.${randomBytes(12).toString('hex')}`);
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
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
