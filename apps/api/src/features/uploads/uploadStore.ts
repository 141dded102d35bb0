import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { FileStore } from '@tus/file-store';
import { S3Store } from '@tus/s3-store';
import type { DataStore } from '@tus/server';

import type { Config } from '../../platform/config/config.ts';
import { withTemporaryFile } from '../../platform/storage/temporaryFiles.ts';

/** The parts of resumable uploads until they are finished. */
export interface UploadStore {
  readonly parts: DataStore;
  /** Returns the id of an upload in {@link UploadStore.parts}. */
  idOf(uploadId: string): string;
  /** Calls `work` with the path of a complete upload on the local disk. */
  withFile<Result>(uploadId: string, work: (path: string) => Promise<Result>): Promise<Result>;
}

/** S3 refuses smaller parts, except the last one. */
const partBytes = 8 * 1024 * 1024;

function openDiskStore(folder: string): UploadStore {
  return {
    parts: new FileStore({ directory: folder }),
    idOf: (uploadId) => uploadId,
    withFile: (uploadId, work) => work(join(folder, uploadId)),
  };
}

function openBucketStore(s3: NonNullable<Config['s3']>, dataFolder: string): UploadStore {
  const { bucket, endpoint, region, credentials } = s3;
  const parts = new S3Store({
    partSize: partBytes,
    // Not all stores have tags.
    useTags: false,
    s3ClientConfig: {
      bucket,
      region,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
    },
  });
  const idOf = (uploadId: string): string => `uploads/${uploadId}`;
  return {
    parts,
    idOf,
    withFile: (uploadId, work) =>
      withTemporaryFile(dataFolder, async (path) => {
        await pipeline(await parts.read(idOf(uploadId)), createWriteStream(path));
        return work(path);
      }),
  };
}

/** Opens the store of upload parts beside the blobs: a folder, or the bucket. */
export function openUploadStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): UploadStore {
  return s3 ? openBucketStore(s3, dataFolder) : openDiskStore(join(dataFolder, 'uploads'));
}
