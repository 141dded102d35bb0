import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import type { TestProject } from 'vitest/node';

import { readConfig } from '../src/platform/config/config.ts';
import { startCluster } from '../src/platform/storage/postgres/cluster.ts';
import { createS3Client } from '../src/platform/storage/s3BlobStore.ts';
import { createTemplateDatabase } from './templateDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server under test; each test file creates its own beside it. */
    databaseUrl: string;
    /** The name of a template database with the current schema. */
    templateDatabase: string;
  }
}

async function startDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  await chmod(folder, 0o755);
  const cluster = await startCluster(folder);
  return {
    url: cluster.connectionString(),
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One PostgreSQL for the whole run: that of DATABASE_URL, or an embedded one in its own folder. If S3_* name
 * a store, the servers under test store their files there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl, s3 } = readConfig(process.env);
  if (s3) {
    const client = createS3Client(s3);
    await client.send(new CreateBucketCommand({ Bucket: s3.bucket }));
    client.destroy();
  }
  const database = databaseUrl ? undefined : await startDatabase();
  const url = databaseUrl ?? database?.url ?? '';
  const template = await createTemplateDatabase(url);
  project.provide('databaseUrl', url);
  project.provide('templateDatabase', template.name);
  return async () => {
    await template.drop();
    await database?.stop();
  };
}
