import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { elementNames } from '@vitrina/block-runtime';
import type { FastifyInstance } from 'fastify';

import { createApp } from '../src/entry/app.ts';
import { jobKinds } from '../src/entry/jobKinds.ts';
import { issueToken } from '../src/features/accounts/signIn.ts';
import { loadBlocks } from '../src/features/blocks/blocks.ts';
import { adoptReportZone } from '../src/features/events/postgres/reportZone.ts';
import { openEventStore } from '../src/features/events/openEventStore.ts';
import type { Services } from '../src/features/services.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openJobQueue } from '../src/platform/jobs/jobQueue.ts';
import { openLog } from '../src/platform/logs/log.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import { openMetrics } from '../src/platform/metrics/metrics.ts';
import { createAnnouncements } from '../src/platform/storage/announcements.ts';
import { openSecretBox } from '../src/platform/security/secretBox.ts';
import { findTestUser, loadPeople, type TestUser } from './people.ts';
import { openTestBlobs } from './testBlobs.ts';
import { createTestDatabase } from './testDatabase.ts';

/** A real server on its own port, with a new database and three users of two licenses. */
export interface TestServer {
  app: FastifyInstance;
  services: Services;
  connectionString: string;
  /** Without a trailing slash. */
  url: string;
  /** Returns the typed client of a user, with one session for the whole test file. */
  as(user: TestUser): Promise<ApiClient>;
  /** Returns the bearer token of a user. */
  tokenOf(user: TestUser): Promise<string>;
  stop(): Promise<void>;
}

const previewShell =
  '<!doctype html><title><!--vitrina:title--></title><main><!--vitrina:page--></main><!--vitrina:state-->';
const appPage = (name: string) => `<!doctype html><title>${name}</title>`;

/** Placeholders for the built apps, which the server's tests do not need. */
async function writeApps(folder: string): Promise<Services['appFolders']> {
  const folders = {
    panel: join(folder, 'panel'),
    editor: join(folder, 'editor'),
    preview: join(folder, 'preview'),
    embed: join(folder, 'embed'),
    elements: join(folder, 'elements'),
  };
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  for (const name of ['basis', 'draco']) await mkdir(join(folders.elements, name));
  for (const name of ['index', 'sign-in.en', 'sign-in.ru']) {
    await writeFile(join(folders.panel, `${name}.html`), appPage('panel'));
  }
  await writeFile(join(folders.editor, 'index.html'), appPage('editor'));
  await writeFile(join(folders.preview, 'index.html'), previewShell);
  for (const name of ['embed', 'mount', 'content', 'index']) {
    await writeFile(join(folders.embed, `${name}.js`), `/* ${name} */`);
  }
  for (const name of elementNames) await writeFile(join(folders.elements, `${name}.js`), `/* ${name} */`);
  await writeFile(join(folders.elements, 'model-viewer.js'), '/* model-viewer */');
  await writeFile(join(folders.elements, 'meshopt-decoder.js'), '/* meshopt-decoder */');
  for (const name of ['basis/basis_transcoder.wasm', 'draco/draco_decoder.wasm'])
    await writeFile(join(folders.elements, name), new Uint8Array([0, 97, 115, 109]));
  return folders;
}

/** Starts a test server. `environment` adds configuration variables; jobs are sent but not run. */
export async function startTestServer(
  environment: Record<string, string> = {},
  { withPeople = true, logTo }: { withPeople?: boolean; logTo?: Writable } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-server-'));
  const database = await createTestDatabase();
  if (withPeople) await loadPeople(database);
  const variables = { PORT: '0', VITRINA_LOG_LEVEL: 'silent', VITRINA_DATA_DIR: folder, ...environment };
  const config = readConfig(variables, folder);
  const log = openLog(config.logLevel, logTo);
  await adoptReportZone(database, config.timeZone);
  const { connectionString } = database;
  const jobs = await openJobQueue({ connectionString, kinds: jobKinds, isWorker: false, log });
  const services: Services = {
    config,
    log,
    database,
    announcements: createAnnouncements(connectionString, () => undefined),
    jobs,
    metrics: openMetrics(database, jobs),
    blobs: openTestBlobs(folder),
    blocks: await loadBlocks(config.blockModules),
    events: await openEventStore(config, database),
    appFolders: await writeApps(join(folder, 'apps')),
    mailer: createMailer(config),
    secrets: await openSecretBox(config),
  };
  const app = await createApp(services);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const tokens = new Map<TestUser, Promise<string>>();

  /**
   * Opens sessions without a password: hashing takes longer than most tests, and sign-in has its own tests.
   */
  const openSession = async (user: TestUser): Promise<string> =>
    issueToken(database, await findTestUser(database, user), { audience: 'panel', userAgent: undefined });
  function tokenOf(user: TestUser): Promise<string> {
    const token = tokens.get(user) ?? openSession(user);
    tokens.set(user, token);
    return token;
  }

  return {
    app,
    services,
    connectionString,
    url,
    tokenOf,
    async as(user) {
      const token = await tokenOf(user);
      return createApiClient({ baseUrl: url, getToken: () => token });
    },
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await jobs.stop(0);
      await services.announcements.close();
      await services.events.close();
      await database.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
