import process from 'node:process';

import { ConfigError, readConfig } from '../platform/config/config.ts';
import { runJobs } from '../platform/jobs/runJobs.ts';
import { stopOnSignals } from '../platform/process/stopOnSignals.ts';
import { joinDatabaseServer } from '../platform/storage/databaseServer.ts';
import { jobKinds } from './jobKinds.ts';
import { closeServices, openServices } from './openServices.ts';

/** Starts a process that only runs jobs. Any number can run beside the servers. */
export async function runWorker(): Promise<void> {
  const config = readConfig(process.env);
  const server = await joinDatabaseServer(config);
  if (!server) {
    throw new ConfigError(`No server runs on ${config.dataFolder}. Start it first, or set DATABASE_URL.`);
  }
  const services = await openServices(config, server.connectionString, { isWorker: true });
  const starting = runJobs(services, jobKinds);
  stopOnSignals(services.log, starting, (hurry) => closeServices(services, hurry));
  await starting;
  services.log.info('working');
}
