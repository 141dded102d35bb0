import { posix } from 'node:path';
import type { EpackStructure } from '@vitrina/api-client/contract';
import { maxUploadBytes } from '@vitrina/api-client';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { withTemporaryFile } from '../../platform/storage/temporaryFiles.ts';
import { groupOf } from '../access/turnGroup.ts';
import { addAsset } from '../assets/assets.ts';
import { storeFile } from '../files/storeFile.ts';
import type { Services } from '../services.ts';
import type { Archive } from './archive.ts';
import { listNamedFiles, mapTexts } from './namedFiles.ts';

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
  const urlOf = new Map<string, string>();
  for (const [address, path] of listNamedFiles(structure.epackData, files, documentAt)) {
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
