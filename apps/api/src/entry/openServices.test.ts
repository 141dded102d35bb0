import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { createEmptyDatabase } from '../../testing/testDatabase.ts';
import { createFirstAdministrator } from '../features/accounts/firstAdministrator.ts';
import { readConfig } from '../platform/config/config.ts';
import { closeServices, openServices } from './openServices.ts';

it('several processes may start at once on an empty database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-start-'));
  const { url, drop } = await createEmptyDatabase();
  const config = readConfig({
    VITRINA_DATA_DIR: folder,
    VITRINA_ADMIN_PASSWORD: 'correct horse',
    VITRINA_LOG_LEVEL: 'silent',
  });
  const starting = Array.from({ length: 3 }, async (_, at) => {
    const services = await openServices(config, url, { isWorker: at === 0 });
    await createFirstAdministrator(services.database, config);
    return services;
  });
  const started = await Promise.all(starting);
  const query = started[0]?.database.query;
  expect(await query?.selectFrom('app_user').select('username').execute()).toEqual([{ username: 'admin' }]);
  for (const services of started) await closeServices(services, AbortSignal.abort());
  await drop();
  await rm(folder, { recursive: true, force: true });
});
