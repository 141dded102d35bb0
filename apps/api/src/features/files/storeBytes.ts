import { writeFile } from 'node:fs/promises';

import type { UploadedFile } from '@vitrina/api-client/contract';

import { withTemporaryFile } from '../../platform/storage/temporaryFiles.ts';
import type { Services } from '../services.ts';
import { storeFile, type NewFile } from './storeFile.ts';

/** Stores an upload that is in memory. @throws as {@link storeFile} */
export async function storeBytes(
  services: Pick<Services, 'database' | 'blobs' | 'config' | 'log'>,
  { bytes, ...notes }: Omit<NewFile, 'path'> & { bytes: Buffer },
): Promise<UploadedFile> {
  return withTemporaryFile(services.config.dataFolder, async (path) => {
    await writeFile(path, bytes);
    return storeFile(services, { ...notes, path });
  });
}
