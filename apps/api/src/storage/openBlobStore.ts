import { join } from 'node:path';

import { ConfigError, type Config } from '../config.ts';
import type { BlobStore } from './blobStore.ts';
import { createDiskBlobStore } from './diskBlobStore.ts';
import { rememberPointers } from './rememberPointers.ts';
import { checkBucket, createS3BlobStore } from './s3BlobStore.ts';
import { removeLeftOvers } from './temporaryFiles.ts';

/**
 * Opens the blob store the configuration names: a bucket, or a folder of the data folder.
 *
 * @throws {@link ConfigError} for a bucket that cannot be used
 */
export async function openBlobStore({
  s3,
  dataFolder,
}: Pick<Config, 's3' | 'dataFolder'>): Promise<BlobStore> {
  if (!s3) {
    const root = join(dataFolder, 'blobs');
    await removeLeftOvers(root);
    return rememberPointers(createDiskBlobStore(root));
  }
  try {
    await checkBucket(s3);
  } catch (error) {
    const { name, message } = error as Error;
    throw new ConfigError(`The bucket ${s3.bucket} (S3_BUCKET) cannot be used: ${name}: ${message}`);
  }
  return rememberPointers(createS3BlobStore(s3));
}
