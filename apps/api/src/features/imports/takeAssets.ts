import { posix } from 'node:path';
import type { EpackStructure } from '@vitrina/api-client/contract';
import { maxUploadBytes } from '@vitrina/api-client';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { withTemporaryFile } from '../../platform/storage/temporaryFiles.ts';
import { documentPath } from '../download/addDocument.ts';
import { groupOf } from '../access/turnGroup.ts';
import { addAsset } from '../assets/assets.ts';
import { storeFile } from '../files/storeFile.ts';
import type { Services } from '../services.ts';
import type { Archive } from './archive.ts';

const storedAddress = /^\/files\/([0-9a-f]{64}\.[a-z0-9]+)$/;

/** Returns the path of the file in the zip that an address names; undefined if the zip has none. */
function findPath(files: Archive, documentAt: string, address: string): string | undefined {
  if (address === '' || address.length > 1000 || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address))
    return undefined;
  const stored = storedAddress.exec(address)?.[1];
  const isDownload = documentAt.endsWith(documentPath);
  const root = isDownload ? documentAt.slice(0, -documentPath.length) : `${posix.dirname(documentAt)}/`;
  const candidates = stored
    ? [`assets/${stored}`, `document/files/${stored}`, `files/${stored}`].map((path) => root + path)
    : [root + address, address.replace(/^\//, '')];
  return candidates.map((path) => posix.normalize(path)).find((path) => files.has(path));
}

/** Calls `visit` for each text of a JSON value, and returns the value with the texts it answers. */
function mapTexts(value: unknown, visit: (text: string) => string): unknown {
  if (typeof value === 'string') return visit(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, visit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, visit)]));
}

/**
 * Stores the files of a zip that a document names in the user's library, and returns the document with their addresses.
 * Other addresses stay.
 *
 * @param documentAt - the document's path in the zip
 * @throws as `storeFile` does
 */
export async function takeAssets(
  services: Services,
  user: CurrentUser,
  structure: EpackStructure,
  { files, documentAt }: { files: Archive; documentAt: string },
): Promise<EpackStructure> {
  const pathOf = new Map<string, string>();
  mapTexts(structure.epackData, (text) => {
    const path = findPath(files, documentAt, text);
    if (path !== undefined && path !== documentAt) pathOf.set(text, path);
    return text;
  });
  const urlOf = new Map<string, string>();
  for (const [address, path] of pathOf) {
    const name = posix.basename(path);
    const file = await withTemporaryFile(services.config.dataFolder, async (copy) => {
      await files.extract(path, copy, maxUploadBytes);
      return storeFile(services, { path: copy, name, userId: user.id, group: groupOf(user) });
    });
    await addAsset(services, user, { fileId: file.id, name: file.name || file.id });
    urlOf.set(address, file.url);
  }
  if (urlOf.size === 0) return structure;
  const epackData = mapTexts(structure.epackData, (text) => urlOf.get(text) ?? text);
  return { ...structure, epackData: epackData as EpackStructure['epackData'] };
}
