import type { S3ServiceException } from '@aws-sdk/client-s3';
import { join } from 'node:path';

import { ConfigError, type Config } from '../config/config.ts';
import type { BlobStore } from './blobStore.ts';
import { createDiskBlobStore } from './diskBlobStore.ts';
import { rememberPointers } from './rememberPointers.ts';
import { checkBucket, createS3BlobStore } from './s3BlobStore.ts';
import { removeLeftOvers } from './temporaryFiles.ts';

/**
 * Opens the configured blob store: a bucket, or a folder in the data folder. A reader changes nothing, so that the
 * folder can be mounted read-only.
 *
 * @throws {@link ConfigError} if the bucket is unusable
 */
export async function openBlobStore(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  { isReader = false } = {},
): Promise<BlobStore> {
  if (!isReader) await removeLeftOvers(dataFolder);
  if (!s3) {
    const root = join(dataFolder, 'blobs');
    if (!isReader) await removeLeftOvers(root);
    return rememberPointers(createDiskBlobStore(root));
  }
  try {
    await checkBucket(s3);
  } catch (error) {
    const reason = whyNoBucket(error as S3ServiceException);
    throw new ConfigError(`The bucket ${s3.bucket} (S3_BUCKET) cannot be used: ${reason}`, { cause: error });
  }
  return rememberPointers(createS3BlobStore(s3));
}

/** S3 answers these requests without a body, so its errors have no message. */
function whyNoBucket(error: S3ServiceException): string {
  const status = error.$metadata?.httpStatusCode;
  if (status === 404) return 'the store has no bucket of this name. Make it first.';
  if (status === 403) return 'the store refuses these keys (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).';
  return `${error.name}: ${error.message}`;
}
