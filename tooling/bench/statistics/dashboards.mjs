// Measures a dashboard's queries: on our roll-ups, on our raw events, and in Umami's tables, with the same
// data in the same PostgreSQL, for one license and its last thirty days compared with the thirty before.
import { createRequire } from 'node:module';

import { migrations } from '../../../apps/api/src/entry/migrations.ts';
import { addDays, startOfDay, toDay } from '../../../apps/api/src/features/events/days.ts';
import { createPostgresEventStore } from '../../../apps/api/src/features/events/postgres/postgresEventStore.ts';
import { createVisits } from '../../../apps/api/src/features/events/postgres/visits.ts';
import { listDays, previousRange } from '../../../apps/api/src/features/events/range.ts';
import { openDatabase } from '../../../apps/api/src/platform/storage/database.ts';
import { migrate } from '../../../apps/api/src/platform/storage/migrate.ts';
import { ensurePartitions } from '../../../apps/api/src/features/events/postgres/partitions.ts';
import { quantile } from '../shared.mjs';
import { apiFolder } from '../server/places.mjs';
import { copyToUmami, licenseCount, seedVisits } from './seed.mjs';
import { askUmami } from './umami.mjs';

const { Client, Pool } = createRequire(`${apiFolder}/package.json`)('pg');
const timeZone = 'Europe/Moscow';
const chosenDays = 30;

/** Runs all queries of a dashboard, as the server does. */
function askAll(visits, before) {
  return Promise.all([
    visits.countByDay(),
    before.countByDay(),
    visits.countUsers(),
    before.countUsers(),
    visits.countByHour(),
    visits.rankEpacks(15),
    visits.listLast(100),
    visits.countValues(),
  ]);
}

async function measure(rounds, ask) {
  const times = [];
  for (let round = -1; round < rounds; round++) {
    const begin = performance.now();
    await ask(1 + ((round + licenseCount) % licenseCount));
    if (round >= 0) times.push(performance.now() - begin);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function prepare(database, url, { events, days }) {
  await migrate(database.query, migrations);
  const today = toDay(new Date());
  await ensurePartitions(
    database.query,
    Array.from({ length: days + 4 }, (_, index) => addDays(today, index - days - 2)),
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  const timed = async (work) => {
    const begin = performance.now();
    await work();
    return (performance.now() - begin) / 1000;
  };
  const seedSeconds = await timed(() => seedVisits(client, { events, days }));
  const store = createPostgresEventStore(database, { timeZone, rawDays: days + 5 });
  const rollSeconds = await timed(() => store.maintain(new Date()));
  await client.query('vacuum analyze');
  const umamiSeconds = await timed(() => copyToUmami(client));
  await client.end();
  return { store, seedSeconds, rollSeconds, umamiSeconds };
}

/** Seeds and measures; first compares the results from roll-ups and raw events. */
export async function measureDashboards(url, { events, days, rounds }) {
  const database = openDatabase(url, () => undefined, { isTimed: false });
  const pool = new Pool({ connectionString: url, max: 16 });
  try {
    const { store, ...seconds } = await prepare(database, url, { events, days });
    const to = addDays(toDay(new Date()), -1);
    const range = { from: addDays(to, 1 - chosenDays), to };
    const earlier = previousRange(range);
    const selectionOf = (license) => ({
      licenseIds: [license],
      retailerIds: undefined,
      shelfIds: undefined,
      isSisOnly: false,
      hasCategoryRule: false,
    });
    const ours = async (license) => {
      const selection = selectionOf(license);
      const [now, before] = [
        { selection, range },
        { selection, range: earlier },
      ];
      return askAll(await store.over(now), await store.over(before));
    };
    const rawOver = (license, of) =>
      createVisits(database.query, {
        selection: selectionOf(license),
        range: of,
        timeZone,
        rawDays: listDays(of),
      });
    const raw = (license) => askAll(rawOver(license, range), rawOver(license, earlier));
    const umami = (license) =>
      askUmami(pool, {
        license,
        from: startOfDay(timeZone, range.from),
        until: startOfDay(timeZone, addDays(range.to, 1)),
        before: startOfDay(timeZone, earlier.from),
      });

    const comparable = (answers) =>
      JSON.stringify(answers, (_key, value) => (value instanceof Map ? [...value] : value));
    const sameAnswers = comparable(await ours(1)) === comparable(await raw(1));
    if (!sameAnswers) throw new Error('Roll-ups and raw events give different answers');
    return {
      ...seconds,
      'ours, rolled up': await measure(rounds * 4, ours),
      'ours, raw events': await measure(rounds, raw),
      'Umami’s tables and questions': await measure(rounds, umami),
    };
  } finally {
    await pool.end();
    await database.close();
  }
}
