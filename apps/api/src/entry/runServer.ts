import process from 'node:process';
import type { FastifyInstance } from 'fastify';

import { createFirstAdministrator } from '../features/accounts/firstAdministrator.ts';
import { writePointerFiles } from '../features/publishing/pointerFiles.ts';
import type { Services } from '../features/services.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import { runJobs } from '../platform/jobs/runJobs.ts';
import { stopOnSignals } from '../platform/process/stopOnSignals.ts';
import { openDatabaseServer, type DatabaseServer } from '../platform/storage/databaseServer.ts';
import { createApp } from './app.ts';
import { jobKinds } from './jobKinds.ts';
import { closeServices, openServices } from './openServices.ts';

/** Time open requests get when the server stops, so that a slow download cannot hold it. */
const requestGraceMs = 15_000;
const sweepMs = 100;

async function loadFirstData(services: Services): Promise<void> {
  if (services.config.demo !== 'off') {
    const { loadDemo } = await import('../features/demo/loadDemo.ts');
    await loadDemo(services);
  }
  await createFirstAdministrator(services.database, services.config);
}

/** Refuses new requests, waits for open ones, and cuts those that exceed the grace period. */
async function closeApp(app: FastifyInstance, hurry: AbortSignal): Promise<void> {
  const cut = (): void => app.server.closeAllConnections();
  const timer = setTimeout(cut, requestGraceMs);
  // Keep-alive connections stay open after their last request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  hurry.addEventListener('abort', cut);
  if (hurry.aborted) cut();
  await app.close();
  clearTimeout(timer);
  clearInterval(sweep);
}

async function start(app: FastifyInstance, services: Services): Promise<void> {
  const { config, log } = services;
  const address = await app.listen({ host: config.host, port: config.port });
  log.info({ address }, 'listening');
  if (config.runsJobs) await runJobs(services, jobKinds);
}

async function serve(config: Config, server: DatabaseServer): Promise<void> {
  const services = await openServices(config, server.connectionString, { isWorker: config.runsJobs });
  try {
    await writePointerFiles(services);
    await loadFirstData(services);
    const app = await createApp(services);
    const starting = start(app, services);
    stopOnSignals(services.log, starting, async (hurry) => {
      await closeApp(app, hurry);
      await closeServices(services, hurry);
      await server.stop();
    });
    await starting;
  } catch (error) {
    await closeServices(services, AbortSignal.abort());
    throw error;
  }
}

/** Starts the HTTP server, and the jobs unless separate workers run them. */
export async function runServer(): Promise<void> {
  const config = readConfig(process.env);
  const server = await openDatabaseServer(config);
  try {
    await serve(config, server);
  } catch (error) {
    await server.stop();
    throw error;
  }
}
