import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import type { S3Settings } from '../config/config.ts';
import { isBlobKey, toStoredKey, type BlobEntry, type BlobStore, type ByteRange } from './blobStore.ts';

const connectTimeoutMs = 5000;
const requestTimeoutMs = 30_000;
/** Two parts are in memory at once. */
const partBytes = 8 * 1024 * 1024;

/** Creates a client for S3 stores of any vendor: not all support Amazon's checksums and bucket host names. */
export function createS3Client({ endpoint, region, credentials }: S3Settings): S3Client {
  return new S3Client({
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: requestTimeoutMs },
  });
}

/** Checks that the bucket exists and is accessible; throws the reason otherwise. */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const client = createS3Client(settings);
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
  } finally {
    client.destroy();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/**
 * Stores blobs as objects of a bucket. `prefix` (ending in a slash) limits the store to a part of the bucket.
 */
export function createS3BlobStore(settings: S3Settings, prefix = ''): BlobStore {
  const client = createS3Client(settings);
  const { bucket: Bucket } = settings;
  const objectOf = (key: string) => ({ Bucket, Key: prefix + toStoredKey(key) });

  async function sizeOf(key: string): Promise<number | undefined> {
    try {
      return (await client.send(new HeadObjectCommand(objectOf(key)))).ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function put(key: string, content: Uint8Array): Promise<void> {
    await client.send(
      new PutObjectCommand({ ...objectOf(key), Body: content, ContentLength: content.byteLength }),
    );
  }

  async function* readObject(key: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ ...objectOf(key), Range }));
    if (Body instanceof Readable) yield* Body as AsyncIterable<Uint8Array>;
  }

  async function* list(folder: string): AsyncGenerator<BlobEntry> {
    const within = `${prefix}${toStoredKey(folder)}/`;
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: within })) {
      for (const { Key = '', Size = 0 } of page.Contents ?? []) {
        yield { key: Key.slice(prefix.length), sizeBytes: Size };
      }
    }
  }

  return {
    put,
    async putIfAbsent(key, content) {
      if ((await sizeOf(key)) === content.byteLength) return;
      await put(key, content);
    },
    async putFileIfAbsent(key, path) {
      if ((await sizeOf(key)) === (await stat(path)).size) return;
      const params = { ...objectOf(key), Body: createReadStream(path) };
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done();
    },
    async find(key) {
      if (!isBlobKey(key)) return undefined;
      const sizeBytes = await sizeOf(key);
      if (sizeBytes === undefined) return undefined;
      return { sizeBytes, read: (range) => Readable.from(readObject(key, range), { objectMode: false }) };
    },
    async readWhole(key) {
      if (!isBlobKey(key)) return undefined;
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(key)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    list,
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
  };
}
