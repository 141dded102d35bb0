import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { clearEvents, testEvent } from '../../../../testing/events.ts';
import { loadPeople } from '../../../../testing/people.ts';
import { createTestDatabase } from '../../../../testing/testDatabase.ts';
import { addDays, dayIn, startOfDay } from '../days.ts';
import { shownClasses } from '../viewClasses.ts';
import { ensurePartitions } from './partitions.ts';
import { createPostgresEventStore } from './postgresEventStore.ts';
import { adoptReportZone } from './reportZone.ts';
import { rollUp } from './rollUp.ts';

const [moscow, newYork] = ['Europe/Moscow', 'America/New_York'];
const hourMs = 60 * 60_000;
const now = new Date();
const day = addDays(dayIn(moscow, now), -3);
const dayBefore = addDays(day, -1);
const midnight = startOfDay(moscow, day).getTime();
/** Just before midnight in Moscow, at midnight, three hours later, and just before the next midnight. */
const visitTimes = [midnight - 1, midnight, midnight + 3 * hourMs, midnight + 24 * hourMs - 1];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadPeople(database);
  await ensurePartitions(database.query, [addDays(dayBefore, -1), dayBefore, day]);
});
afterAll(async () => {
  await database.close();
  await database.drop();
});
beforeEach(async () => {
  await clearEvents(database.query);
  await adoptReportZone(database, moscow);
  await createPostgresEventStore(database, { timeZone: moscow, rawDays: 90 }).add(
    visitTimes.map((time) => testEvent({ ts: new Date(time) })),
  );
});

function over(timeZone: string, range = { from: dayBefore, to: day }) {
  const selection = {
    licenseIds: [1],
    retailerIds: undefined,
    shelfIds: undefined,
    isSisOnly: false,
    hasCategoryRule: false,
    classes: shownClasses,
  };
  return createPostgresEventStore(database, { timeZone, rawDays: 90 }).over({ selection, range }, now);
}

async function count(timeZone: string): Promise<Map<string, number>> {
  const days = await (await over(timeZone)).countByDay();
  return new Map(days.map(({ day: counted, count: visits }) => [counted, visits]));
}

async function listDirtyDays(): Promise<string[]> {
  const rows = await database.query
    .selectFrom('roll_state')
    .select('day')
    .where('is_dirty', '=', true)
    .execute();
  return rows.map((row) => row.day);
}

describe('days', () => {
  it('go from midnight to midnight of the report time zone, read raw and rolled up alike', async () => {
    const expected = new Map([
      [dayBefore, 1],
      [day, 3],
    ]);
    expect(await count(moscow)).toEqual(expected);
    const last = await (await over(moscow, { from: day, to: day })).listLast(100);
    expect(last.map(({ time }) => time.getTime())).toEqual(visitTimes.slice(1).toReversed());
    await rollUp(database, moscow, now);
    expect(await listDirtyDays()).toEqual([]);
    expect(await count(moscow)).toEqual(expected);
  });

  it('are counted anew once another time zone is set, and only then', async () => {
    await rollUp(database, moscow, now);
    await adoptReportZone(database, newYork);
    const expected = new Map([
      [dayBefore, 3],
      [day, 1],
    ]);
    expect(await count(newYork)).toEqual(expected);
    await rollUp(database, newYork, now);
    expect(await count(newYork)).toEqual(expected);
    await adoptReportZone(database, newYork);
    expect(await listDirtyDays()).toEqual([]);
  });
});
