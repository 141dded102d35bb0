import process from 'node:process';

import { createStreamApp } from '../features/stream/streamApp.ts';
import { readConfig } from '../platform/config/config.ts';
import { openLog } from '../platform/logs/log.ts';
import { stopOnSignals } from '../platform/process/stopOnSignals.ts';
import { openBlobStore } from '../platform/storage/openBlobStore.ts';
import { builtAppFolders } from '../platform/web-apps/appPages.ts';

const defaultPort = 4012;

/**
 * Runs the stream in a process of its own, from the folder or bucket of files alone: it answers while the servers and
 * the database are down, and any number can run.
 */
export async function runStream(): Promise<void> {
  const config = readConfig({ PORT: String(defaultPort), ...process.env });
  const log = openLog(config.logLevel);
  const blobs = await openBlobStore(config, { isReader: true });
  const app = await createStreamApp({ config, log, blobs, appFolders: builtAppFolders() });
  const starting = app.listen({ host: config.host, port: config.port });
  stopOnSignals(log, starting, async (hurry) => {
    hurry.addEventListener('abort', () => app.server.closeAllConnections());
    await app.close();
  });
  log.info({ address: await starting, service: 'stream' }, 'listening');
}
