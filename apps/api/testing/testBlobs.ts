import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { readConfig } from '../src/platform/config/config.ts';
import type { BlobStore } from '../src/platform/storage/blobStore.ts';
import { createDiskBlobStore } from '../src/platform/storage/diskBlobStore.ts';
import { rememberPointers } from '../src/platform/storage/rememberPointers.ts';
import { createS3BlobStore } from '../src/platform/storage/s3BlobStore.ts';

/** Opens an empty blob store: a part of the bucket in S3_*, otherwise a folder inside `folder`. */
export function openTestBlobs(folder: string): BlobStore {
  const { s3 } = readConfig(process.env);
  const blobs = s3 ? createS3BlobStore(s3, `${randomUUID()}/`) : createDiskBlobStore(join(folder, 'blobs'));
  return rememberPointers(blobs);
}
