import { randomUUID } from 'node:crypto';

import { openClickHouse, type ClickHouse } from '../src/features/events/clickhouse/clickHouse.ts';
import { createTable, eventTable } from '../src/features/events/clickhouse/eventTable.ts';

/** The addresses of the cluster's servers, started by `pnpm test:external`. */
const shardUrls = (process.env['VITRINA_TEST_CLICKHOUSE_SHARDS'] ?? '').split(' ').filter(Boolean);
const shardTable = 'visits_here';
/** Dropping a table waits for merges of its parts. */
const timeoutMs = 180_000;

/** Whether a cluster is available for testing. */
export const hasClickHouse = shardUrls.length > 0;

/** A separate database on every server of the cluster, with a distributed table of events. */
export interface TestClickHouse {
  /** The address, in the form of `CLICKHOUSE_URL`. */
  url: string;
  servers: readonly ClickHouse[];
  /** Counts the events on each server, without repetitions. */
  countPerServer(): Promise<number[]>;
  /** Forgets all events. */
  clear(): Promise<void>;
  drop(): Promise<void>;
}

function inDatabase(url: string, database: string): string {
  const target = new URL(url);
  target.searchParams.set('database', database);
  return target.href;
}

/** Creates the database with its tables, as an operator with several servers would, or with the table of one server. */
export async function createTestClickHouse({ isDistributed = true } = {}): Promise<TestClickHouse> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const everywhere = async (statement: string): Promise<void> => {
    for (const url of shardUrls) await openClickHouse(inDatabase(url, 'default'), timeoutMs).run(statement);
  };
  await everywhere(`CREATE DATABASE ${name}`);
  const servers = shardUrls.map((url) => openClickHouse(inDatabase(url, name), timeoutMs));
  if (!isDistributed) await servers[0]?.run(createTable(eventTable));
  for (const server of isDistributed ? servers : []) {
    await server.run(createTable(shardTable));
    await server.run(`
      CREATE TABLE ${eventTable} AS ${shardTable}
      ENGINE = Distributed(vitrina, ${name}, ${shardTable}, cityHash64(event_id))
    `);
  }
  return {
    url: inDatabase(shardUrls[0] ?? '', name),
    servers,
    async countPerServer() {
      const statement = `SELECT count() AS n FROM ${shardTable} FINAL`;
      const answers = await Promise.all(servers.map((server) => server.ask<{ n: number }>(statement)));
      return answers.map(([row]) => row?.n ?? 0);
    },
    async clear() {
      for (const server of servers) {
        await server.run(`DROP TABLE ${shardTable}`);
        await server.run(createTable(shardTable));
      }
    },
    drop: () => everywhere(`DROP DATABASE ${name}`),
  };
}
