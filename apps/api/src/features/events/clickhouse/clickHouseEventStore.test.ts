import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { clearEvents, testEvent } from '../../../../testing/events.ts';
import {
  createTestClickHouse,
  hasClickHouse,
  type TestClickHouse,
} from '../../../../testing/testClickHouse.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/testDatabase.ts';
import { testEventStore } from '../../../../testing/truth/eventStoreContract.ts';
import { dayIn } from '../days.ts';
import { openClickHouse } from './clickHouse.ts';
import { openClickHouseEventStore } from './clickHouseEventStore.ts';

const timeZone = 'Europe/Moscow';
const today = dayIn(timeZone, new Date());

describe.skipIf(!hasClickHouse)('on ClickHouse', () => {
  let database: TestDatabase;
  let clickHouse: TestClickHouse;
  beforeAll(async () => {
    database = await createTestDatabase();
    clickHouse = await createTestClickHouse();
  });
  afterAll(async () => {
    await clickHouse.drop();
    await database.close();
    await database.drop();
  });

  async function open() {
    const events = await openClickHouseEventStore(openClickHouse(clickHouse.url), database.query, timeZone);
    return {
      events,
      database,
      async clear() {
        await clickHouse.clear();
        await clearEvents(database.query);
      },
    };
  }

  testEventStore(open, { timeZone, today, runs: Number(process.env['VITRINA_TRUTH_RUNS'] ?? 25) });

  it('events are spread over both servers, and one sent twice is still one', async () => {
    const { events, clear } = await open();
    await clear();
    const sent = Array.from({ length: 200 }, () => testEvent());
    await events.add(sent);
    await events.add(sent);
    const counts = await clickHouse.countPerServer();
    expect(counts.every((count) => count > 50)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  it('the sums of product pages are in the database too, and follow later events', async () => {
    const { events, clear } = await open();
    await clear();
    const seen = { epack_id: randomUUID(), page_key: '00000000000000aa' };
    const readSums = async () => {
      await events.maintain(new Date());
      return database.query
        .selectFrom('roll_page')
        .select(['page_key', 'n', 'inviews', 'inview_ms'])
        .execute();
    };
    await events.add([testEvent(seen), testEvent({ ...seen, kind: 'inview', ms: 700 }), testEvent()]);
    expect(await readSums()).toEqual([{ page_key: seen.page_key, n: 1, inviews: 1, inview_ms: 700 }]);
    await events.add([testEvent(seen)]);
    expect(await readSums()).toMatchObject([{ n: 2 }]);
    await clear();
    expect(await readSums()).toEqual([]);
  });

  it('gets the columns of this release where the table is of an earlier one', async () => {
    const older = await createTestClickHouse({ isDistributed: false });
    const server = openClickHouse(older.url);
    await server.run('ALTER TABLE visits DROP COLUMN page_key');
    const events = await openClickHouseEventStore(server, database.query, timeZone);
    await events.add([testEvent({ page_key: '00000000000000aa' })]);
    expect(await server.ask('SELECT page_key FROM visits')).toEqual([{ page_key: '00000000000000aa' }]);
    await older.drop();
  });

  it('a refusal is said in ClickHouse’s words', async () => {
    await expect(openClickHouse(clickHouse.url).run('SELECT nonsense')).rejects.toThrow(/nonsense/);
  });
});
