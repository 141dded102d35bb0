import { join } from 'node:path';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';

import { createFirstAdministrator } from './accounts/firstAdministrator.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { Services } from './services.ts';
import { adoptReportZone } from './statistics/reportZone.ts';
import { scheduleStatistics } from './statistics/schedule.ts';
import { holdInstanceLock, openDatabase, type Database } from './storage/database.ts';
import { createDiskBlobStore } from './storage/diskBlobStore.ts';
import { DatabaseRefused, migrate } from './storage/migrate.ts';
import { NoEmbeddedPostgres } from './storage/postgres/binaries.ts';
import { startCluster } from './storage/postgres/cluster.ts';
import { createEventStore } from './stream/eventStore.ts';
import { ensureCurrentPartitions } from './stream/partitions.ts';
import { builtAppFolders } from './web/appPages.ts';

/** A database server, and how to end what we started of it. */
interface DatabaseServer {
  connectionString: string;
  stop(): Promise<void>;
}

async function openServer(config: Config): Promise<DatabaseServer> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: () => Promise.resolve() };
  const cluster = await startCluster(config.dataFolder);
  const connectionString = cluster.connectionString();
  const release = await holdInstanceLock(connectionString);
  if (!release) {
    throw new ConfigError(`Another server runs on ${config.dataFolder}. Stop it, or set VITRINA_DATA_DIR.`);
  }
  return {
    connectionString,
    async stop() {
      await release();
      await cluster.stop();
    },
  };
}

/** How long requests under way may take when the server stops; a slow download must not hold it for ever. */
const graceMs = 5000;

function logLostConnection(error: Error): void {
  process.stderr.write(`database connection lost: ${error.message}\n`);
}

async function prepare(config: Config, database: Database): Promise<Services> {
  await migrate(database.query);
  await adoptReportZone(database, config.timeZone);
  await ensureCurrentPartitions(database.query, new Date());
  const services: Services = {
    config,
    database,
    blobs: createDiskBlobStore(join(config.dataFolder, 'blobs')),
    events: createEventStore(database, config.timeZone),
    appFolders: builtAppFolders(),
  };
  if (config.demo !== 'off') {
    const { loadDemo } = await import('./demo/loadDemo.ts');
    await loadDemo(services);
  }
  await createFirstAdministrator(database, config);
  return services;
}

/** Stops once, in order: no new requests, the open ones finished, connections closed, then PostgreSQL. */
function stopOnSignals(app: FastifyInstance, services: Services, server: DatabaseServer): void {
  const { database, events } = services;
  const stopTasks = scheduleStatistics(services, app.log);
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    stopTasks();
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    await app.close();
    await events.close();
    await database.close();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const server = await openServer(config);
  const database = openDatabase(server.connectionString, logLostConnection);
  try {
    const services = await prepare(config, database);
    const app = await createApp(services);
    stopOnSignals(app, services, server);
    const address = await app.listen({ host: config.host, port: config.port });
    app.log.info({ address }, 'listening');
  } catch (error) {
    await database.close();
    await server.stop();
    throw error;
  }
}

/** What whoever starts the server can mend; a stack trace would only hide the message. */
function isForTheOperator(error: unknown): error is Error {
  if (error instanceof ConfigError || error instanceof DatabaseRefused) return true;
  return error instanceof NoEmbeddedPostgres || (error as { code?: string }).code === 'EADDRINUSE';
}

/** Starts the server and ends the process where it cannot start. */
export async function runServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const text = isForTheOperator(error) ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
