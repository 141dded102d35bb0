import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { UploadedFile } from '@vitrina/api-client/contract';

import { temporaryFolder, temporaryName } from '../../platform/storage/temporaryFiles.ts';
import type { Services } from '../services.ts';
import { storeFile, type NewFile } from './storeFile.ts';

/** Stores an upload that is in memory. @throws as {@link storeFile} */
export async function storeBytes(
  services: Pick<Services, 'database' | 'blobs' | 'config' | 'log'>,
  { bytes, ...notes }: Omit<NewFile, 'path'> & { bytes: Buffer },
): Promise<UploadedFile> {
  const folder = join(services.config.dataFolder, temporaryFolder);
  await mkdir(folder, { recursive: true });
  const path = join(folder, temporaryName());
  try {
    await writeFile(path, bytes);
    return await storeFile(services, { ...notes, path });
  } finally {
    await rm(path, { force: true });
  }
}
