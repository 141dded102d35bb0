import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '../../config.ts';
import { testEvent } from '../../testing/events.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { testEventStore } from '../../testing/truth/eventStoreContract.ts';
import { dayIn } from '../days.ts';
import { openClickHouse } from './clickHouse.ts';
import { openClickHouseEventStore } from './clickHouseEventStore.ts';
import { createTable } from './eventTable.ts';

const address = readConfig(process.env).clickHouseUrl;
const timeZone = 'Europe/Moscow';
const today = dayIn(timeZone, new Date());
/** The cluster `pnpm test:external` makes, by the ports of its servers. */
const shardUrls = (process.env['VITRINA_TEST_CLICKHOUSE_SHARDS'] ?? '').split(' ').filter(Boolean);

describe.skipIf(address === undefined)('on ClickHouse', () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const at = (url: string, database: string) => {
    const target = new URL(url);
    target.searchParams.set('database', database);
    return openClickHouse(target.href);
  };
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    for (const url of shardUrls) {
      await at(url, 'default').run(`CREATE DATABASE ${name}`);
      const shard = at(url, name);
      await shard.run(createTable('visits_here'));
      await shard.run(`
        CREATE TABLE visits AS visits_here
        ENGINE = Distributed(vitrina, ${name}, visits_here, cityHash64(event_id))
      `);
    }
  });
  afterAll(async () => {
    for (const url of shardUrls) await at(url, 'default').run(`DROP DATABASE ${name}`);
    await database.close();
    await database.drop();
  });

  async function open() {
    const events = await openClickHouseEventStore(at(address ?? '', name), database.query, timeZone);
    const clear = async (): Promise<void> => {
      for (const url of shardUrls) {
        const shard = at(url, name);
        await shard.run('DROP TABLE visits_here');
        await shard.run(createTable('visits_here'));
      }
    };
    return { events, clear };
  }

  testEventStore(open, { timeZone, today, runs: Number(process.env['VITRINA_TRUTH_RUNS'] ?? 25) });

  it('events are spread over both servers, and one sent twice is still one', async () => {
    const { events, clear } = await open();
    await clear();
    const sent = Array.from({ length: 200 }, () => testEvent());
    await events.add(sent);
    await events.add(sent);
    const counts = await Promise.all(
      shardUrls.map(async (url) => {
        const rows = await at(url, name).ask<{ n: number }>('SELECT count() AS n FROM visits_here FINAL');
        return rows[0]?.n ?? 0;
      }),
    );
    expect(counts.every((count) => count > 50)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  it('a refusal is said in ClickHouse’s words', async () => {
    await expect(at(address ?? '', name).run('SELECT nonsense')).rejects.toThrow(/nonsense/);
  });
});
