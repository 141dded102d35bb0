import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { clearEvents, testEvent } from '../../../../testing/events.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/testDatabase.ts';
import { isSisShelf, shelfCount } from '../../../../testing/truth/arbitraryEvents.ts';
import { testEventStore } from '../../../../testing/truth/eventStoreContract.ts';
import { addDays, dayIn, toDay } from '../days.ts';
import { ensurePartitions } from './partitions.ts';
import { createPostgresEventStore } from './postgresEventStore.ts';

const timeZone = 'Europe/Moscow';
const now = new Date();
const today = dayIn(timeZone, now);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const days = Array.from({ length: 8 }, (_, index) => addDays(today, index - 6));
  await ensurePartitions(database.query, days);
  for (let id = 1; id <= shelfCount; id++) {
    await database.query
      .insertInto('shelf')
      .values({ is_sis: isSisShelf(id), categories: [String(id)] })
      .execute();
  }
});
afterAll(async () => {
  await database.close();
  await database.drop();
});

const clear = () => clearEvents(database.query);

function open() {
  const events = createPostgresEventStore(database, { timeZone, rawDays: 90 });
  return Promise.resolve({ events, database, clear });
}

testEventStore(open, { timeZone, today, runs: Number(process.env['VITRINA_TRUTH_RUNS'] ?? 25) });

describe('past their time', () => {
  it('raw events go and what was counted of them stays', async () => {
    await clear();
    const { events } = await open();
    const old = addDays(today, -5);
    await events.add([testEvent({ ts: new Date(`${old}T12:00:00Z`) })]);
    const short = createPostgresEventStore(database, { timeZone, rawDays: 3 });
    const selection = {
      licenseIds: [1],
      retailerIds: undefined,
      shelfIds: undefined,
      isSisOnly: false,
      hasCategoryRule: false,
      classes: ['verified'] as const,
    };
    const countOld = async () =>
      (await short.over({ selection, range: { from: old, to: old } })).countByDay();
    const before = await countOld();
    expect(before).toMatchObject([{ day: old, count: 1 }]);
    await short.maintain(now);
    expect(await database.query.selectFrom('impression').select('ts').execute()).toEqual([]);
    expect(await countOld()).toEqual(before);
    expect(old < toDay(now)).toBe(true);
  });
});
