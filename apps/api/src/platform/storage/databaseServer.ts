import { ConfigError, type Config } from '../config/config.ts';
import { openLog } from '../logs/log.ts';
import { holdInstanceLock } from './database.ts';
import { findRunningCluster, startCluster } from './postgres/cluster.ts';

/** A database server, and a function to stop the parts started by this process. */
export interface DatabaseServer {
  connectionString: string;
  stop(): Promise<void>;
}

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;
type Opening = Place & Pick<Config, 'logLevel'>;

function startedElsewhere(connectionString: string): DatabaseServer {
  return { connectionString, stop: () => Promise.resolve() };
}

/**
 * Opens the configured database server. Starts the embedded one if it is not running; it then belongs to this
 * process until it stops.
 *
 * @throws {@link ConfigError} if another process uses the embedded one
 */
export async function openDatabaseServer({
  databaseUrl,
  dataFolder,
  logLevel,
}: Opening): Promise<DatabaseServer> {
  if (databaseUrl) return startedElsewhere(databaseUrl);
  const log = openLog(logLevel);
  const cluster = await startCluster(dataFolder, (message, details) => log.warn(details, message));
  const connectionString = cluster.connectionString();
  const release = await holdInstanceLock(connectionString);
  if (!release) {
    throw new ConfigError(`Another server runs on ${dataFolder}. Stop it, or set VITRINA_DATA_DIR.`);
  }
  return {
    connectionString,
    async stop() {
      await release();
      await cluster.stop();
    },
  };
}

/** Connects to the database server from another process; undefined if the embedded one is not running. */
export async function joinDatabaseServer({
  databaseUrl,
  dataFolder,
}: Place): Promise<DatabaseServer | undefined> {
  const connectionString = databaseUrl ?? (await findRunningCluster(dataFolder));
  return connectionString === undefined ? undefined : startedElsewhere(connectionString);
}
