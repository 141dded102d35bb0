import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { addDays, ensurePartitions } from '../stream/partitions.ts';
import { createEventStore, type StreamEvent } from '../stream/eventStore.ts';
import { loadPeople } from '../testing/people.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { dayIn, startOfDay } from './days.ts';
import { choosePeriod, countVisitsByDay, listLastImpressions } from './queries.ts';
import { adoptReportZone } from './reportZone.ts';
import { rollDirtyDays } from './rollUp.ts';

const [moscow, newYork] = ['Europe/Moscow', 'America/New_York'];
const hourMs = 60 * 60_000;
const now = new Date();
const day = addDays(dayIn(moscow, now), -3);
const dayBefore = addDays(day, -1);
const midnight = startOfDay(moscow, day).getTime();
/** Right before midnight in Moscow, at it, three hours later, and right before the next one. */
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
  for (const table of ['impression', 'roll_state', 'roll_visit'] as const) {
    await database.query.deleteFrom(table).execute();
  }
  await adoptReportZone(database, moscow);
  await createEventStore(database, moscow).add(visitTimes.map(visit));
});

function visit(time: number): StreamEvent {
  const unknown = { publication: '', ean: '', mpn: '', brand: '', locale: '', host: '', country: '' };
  const visitor = { browser: '', device: '', os: '', platform: '', visitor: null };
  const what = {
    kind: 'view' as const,
    epack_id: null,
    retailer_id: 1,
    license_id: 1,
    block: null,
    ms: null,
  };
  const isWhat = { is_foreign: false, is_demo: false };
  return { ...unknown, ...visitor, ...what, ...isWhat, ts: new Date(time), event_id: randomUUID() };
}

function period(timeZone: string, range = { from: dayBefore, to: day }) {
  const selection = { licenseIds: [1], retailerIds: undefined };
  return choosePeriod(database.query, { selection, range, timeZone }, now);
}

async function count(timeZone: string): Promise<Map<string, number>> {
  return countVisitsByDay(database.query, await period(timeZone));
}

describe('days', () => {
  it('go from midnight to midnight of the report time zone, read raw and rolled up alike', async () => {
    const expected = new Map([
      [dayBefore, 1],
      [day, 3],
    ]);
    expect(await count(moscow)).toEqual(expected);
    const last = await listLastImpressions(database.query, await period(moscow, { from: day, to: day }));
    expect(last.map(({ time }) => Date.parse(time))).toEqual(visitTimes.slice(1).toReversed());
    await rollDirtyDays(database, moscow, now);
    expect((await period(moscow)).rawDays).toEqual([]);
    expect(await count(moscow)).toEqual(expected);
  });

  it('are counted anew once another time zone is set, and only then', async () => {
    await rollDirtyDays(database, moscow, now);
    await adoptReportZone(database, newYork);
    const expected = new Map([
      [dayBefore, 3],
      [day, 1],
    ]);
    expect(await count(newYork)).toEqual(expected);
    await rollDirtyDays(database, newYork, now);
    expect(await count(newYork)).toEqual(expected);
    await adoptReportZone(database, newYork);
    expect((await period(newYork)).rawDays).toEqual([]);
  });
});
