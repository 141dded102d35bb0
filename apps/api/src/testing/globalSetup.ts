import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { startCluster } from '../storage/postgres/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded cluster's default database; each test file makes one of its own beside it. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  await chmod(folder, 0o755);
  const cluster = await startCluster(folder);
  project.provide('databaseUrl', cluster.connectionString());
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
