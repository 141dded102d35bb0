import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { testBlobStore } from '../../../testing/blobStoreContract.ts';
import { readConfig, type S3Settings } from '../config/config.ts';
import { checkBucket, createS3BlobStore } from './s3BlobStore.ts';

const settings = readConfig(process.env).s3;

describe.skipIf(!settings)('a real S3 server', () => {
  const known = settings as S3Settings;

  testBlobStore(() => createS3BlobStore(known, `${randomUUID()}/`));

  it('keeps to the part of the bucket it was given', async () => {
    const [one, other] = [`${randomUUID()}/`, `${randomUUID()}/`];
    await createS3BlobStore(known, one).put('files/x.css', Buffer.from('x'));
    expect(await createS3BlobStore(known, other).find('files/x.css')).toBeUndefined();
  });

  it('lets in nobody with a wrong secret', async () => {
    const credentials = { accessKeyId: known.credentials?.accessKeyId ?? '', secretAccessKey: 'wrong' };
    const stranger = createS3BlobStore({ ...known, credentials });
    const refused = { $metadata: { httpStatusCode: 403 } };
    await expect(stranger.put('files/x.css', Buffer.from('x'))).rejects.toMatchObject(refused);
    await expect(stranger.find('files/x.css')).rejects.toMatchObject(refused);
    await expect(checkBucket({ ...known, credentials })).rejects.toMatchObject(refused);
  });

  it('says where there is no such bucket', async () => {
    const nowhere = { ...known, bucket: `none-${randomUUID()}` };
    await expect(checkBucket(nowhere)).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
    await expect(checkBucket(known)).resolves.toBeUndefined();
  });
});
