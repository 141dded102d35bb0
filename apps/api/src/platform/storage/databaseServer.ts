import { ConfigError, type Config } from '../config/config.ts';
import { holdInstanceLock } from './database.ts';
import { findRunningCluster, startCluster } from './postgres/cluster.ts';

/** A database server, and how to end what we started of that. */
export interface DatabaseServer {
  connectionString: string;
  stop(): Promise<void>;
}

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;

function startedElsewhere(connectionString: string): DatabaseServer {
  return { connectionString, stop: () => Promise.resolve() };
}

/**
 * Opens the database server the configuration names. The embedded one is started where it does not run, and is ours
 * alone until we stop it.
 *
 * @throws {@link ConfigError} where another process has the embedded one
 */
export async function openDatabaseServer({ databaseUrl, dataFolder }: Place): Promise<DatabaseServer> {
  if (databaseUrl) return startedElsewhere(databaseUrl);
  const cluster = await startCluster(dataFolder);
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

/** Finds the database server beside the process that runs it; undefined where the embedded one does not run. */
export async function joinDatabaseServer({
  databaseUrl,
  dataFolder,
}: Place): Promise<DatabaseServer | undefined> {
  const connectionString = databaseUrl ?? (await findRunningCluster(dataFolder));
  return connectionString === undefined ? undefined : startedElsewhere(connectionString);
}
