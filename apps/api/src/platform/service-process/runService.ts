import process from 'node:process';
import type { FastifyInstance } from 'fastify';

import { ConfigError, readConfig } from '../config/config.ts';
import { createContractRoutes } from '../http/contractRoutes.ts';
import { createHttpApp } from '../http/httpApp.ts';
import { openLog } from '../logs/log.ts';
import { healthRoute } from '../operations/routes.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';
import { openSecretBox } from '../security/secretBox.ts';
import { openDatabase } from '../storage/database.ts';
import { joinDatabaseServer } from '../storage/databaseServer.ts';
import type { ServiceParts, ServicePlugin } from './servicePlugin.ts';

/** Builds a service's own server without listening. */
export async function createServiceApp(plugin: ServicePlugin, parts: ServiceParts): Promise<FastifyInstance> {
  const app = await createHttpApp(parts);
  healthRoute(app, parts.database);
  const routes = createContractRoutes(app, plugin.authenticate(parts), {
    basePath: plugin.basePath,
    authoriseAt: 'preHandler',
  });
  plugin.register(routes, parts);
  return app;
}

/** Runs a service in its own process, beside the server and on the same database. */
export async function runService(plugin: ServicePlugin): Promise<void> {
  const config = readConfig({ PORT: String(plugin.defaultPort), ...process.env });
  const server = await joinDatabaseServer(config);
  if (!server) {
    throw new ConfigError(`No server runs on ${config.dataFolder}. Start it first, or set DATABASE_URL.`);
  }
  const log = openLog(config.logLevel);
  const database = openDatabase(server.connectionString, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  const app = await createServiceApp(plugin, { config, log, database, secrets: await openSecretBox(config) });
  const starting = app.listen({ host: config.host, port: config.port });
  stopOnSignals(log, starting, async (hurry) => {
    hurry.addEventListener('abort', () => app.server.closeAllConnections());
    await app.close();
    await database.close();
  });
  log.info({ address: await starting, service: plugin.name }, 'listening');
}
