import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testEvent } from '../../../../testing/events.ts';
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
    return { events, clear: () => clickHouse.clear() };
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

  it('a refusal is said in ClickHouse’s words', async () => {
    await expect(openClickHouse(clickHouse.url).run('SELECT nonsense')).rejects.toThrow(/nonsense/);
  });
});
