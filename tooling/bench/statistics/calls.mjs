// Measures the response time of each call of the statistics screens over HTTP, with the built server.
import { createRequire } from 'node:module';

import { addDays, dayIn } from '../../../apps/api/src/features/events/days.ts';
import { openDatabase } from '../../../apps/api/src/platform/storage/database.ts';
import { quantile } from '../shared.mjs';
import { password, signIn } from '../server/administrator.mjs';
import { apiFolder, serverProgram } from '../server/places.mjs';
import { busyMs, startProgram } from '../server/processes.mjs';
import { beaconsOf, userAgent } from './ingest.mjs';
import { licenseCount } from './seed.mjs';
import { simulateVisits } from './simulated.mjs';

const { Client } = createRequire(`${apiFolder}/package.json`)('pg');

/** @returns {[title: string, path: string, query: Record<string, string>][]} */
function callsUntil(today) {
  const everything = Array.from({ length: licenseCount }, (_, index) => index + 1).join(',');
  const lastDays = (count) => ({ from: addDays(today, 1 - count), to: today });
  const month = lastDays(30);
  const year = lastDays(365);
  const dashboard = '/api/statistics/dashboard';
  const trends = '/api/statistics/trends';
  const products = '/api/statistics/products';
  const unvisited = '/api/statistics/pdps-without-visits';
  return [
    ['dashboard: one license, 30 days', dashboard, { licenses: '1', ...month }],
    ['dashboard: all licenses, 30 days', dashboard, { licenses: everything, ...month }],
    ['dashboard: all licenses, a year', dashboard, { licenses: everything, ...year }],
    ['dashboard: two retailers, a year', dashboard, { licenses: everything, retailers: '1,2', ...year }],
    [
      'SIS dashboard: all licenses, 30 days',
      '/api/statistics/sis-dashboard',
      { licenses: everything, ...month },
    ],
    [
      'SIS dashboard: all licenses, a year',
      '/api/statistics/sis-dashboard',
      { licenses: everything, ...year },
    ],
    ['trends: by day, 30 days', trends, { licenses: everything, ...month }],
    ['trends: by month, a year', trends, { licenses: everything, interval: 'monthly', ...year }],
    ['products: one marketplace, 30 days', products, { licenses: everything, marketplace: 'site', ...month }],
    ['products: one marketplace, a year', products, { licenses: everything, marketplace: 'site', ...year }],
    ['pages without visits: by day, 30 days', `${unvisited}/days`, { licenses: everything, ...month }],
    ['pages without visits: of yesterday', unvisited, { licenses: everything, day: addDays(today, -1) }],
  ];
}

async function ask({ address, token }, path, query) {
  const response = await fetch(`${address}${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Checks that the dashboard shows the seeded visits, or its speed means nothing. */
async function checkTotal(server, client, { licenses, from, to }) {
  const { rows } = await client.query(
    `select (select sum(n) from roll_epack where day >= $1 and day < $2) + (select count(*) from impression) as total`,
    [from, to],
  );
  const { total } = await ask(server, '/api/statistics/dashboard', { licenses, from, to });
  if (total !== Number(rows[0].total)) throw new Error(`The dashboard says ${total}, not ${rows[0].total}`);
  return total;
}

/**
 * Sends a visit every tenth of a second while calls are measured: three times the rate of a hundred million a
 * year.
 */
function keepVisiting({ address }) {
  const headers = { 'content-type': 'text/plain', 'user-agent': userAgent };
  const target = { retailer: 1, publicId: 'bench-1' };
  const send = () =>
    fetch(`${address}/stream/v1/events`, { method: 'POST', headers, body: beaconsOf(target, 1) });
  const timer = setInterval(() => void send().catch(() => undefined), 100);
  return () => clearInterval(timer);
}

/**
 * Returns the processor time of the server and its PostgreSQL connections, which other programs do not
 * affect.
 */
async function busyOf(program, client) {
  const { rows } = await client.query(`select pid from pg_stat_activity where application_name = 'vitrina'`);
  return [program.pid, ...rows.map(({ pid }) => pid)].reduce((sum, pid) => sum + busyMs(pid), 0);
}

/** Measures a fixed piece of work in PostgreSQL and in Node on this machine, as a reference for the times. */
async function measureReference(client, rounds) {
  const database = [];
  const node = [];
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    await client.query('select sum(n::bigint) from generate_series(1, 500000) n');
    const between = performance.now();
    let sum = 0;
    for (let n = 0; n < 30_000_000; n++) sum = (sum + n * n) % 1_000_003;
    if (sum < 0) throw new Error('never');
    database.push(between - begin);
    node.push(performance.now() - between);
  }
  return { databaseMs: quantile(database, 0.5), nodeMs: quantile(node, 0.5) };
}

/**
 * Seeds the simulated visits and makes each call a number of times, one after the other, while visits keep
 * arriving.
 */
export async function measureCalls(database, { events, days, rounds }) {
  const program = await startProgram(serverProgram, {
    DATABASE_URL: database.url,
    VITRINA_DATA_DIR: database.folder,
    VITRINA_ADMIN_PASSWORD: password,
    VITRINA_LOG_LEVEL: 'info',
    PORT: '0',
  });
  const client = new Client({ connectionString: database.url });
  const sums = openDatabase(database.url, () => undefined, { isTimed: false });
  let stopVisiting = () => undefined;
  try {
    await client.connect();
    const begin = performance.now();
    // Seeding a hundred million visits takes long, so a seeded database is reused.
    const isFilled = (await client.query('select exists (select from roll_epack) as filled')).rows[0].filled;
    if (!isFilled) await simulateVisits(sums, client, { events, days });
    const seedSeconds = (performance.now() - begin) / 1000;
    const { rows } = await client.query(`
      select pg_size_pretty(pg_database_size(current_database())) as size,
        (select count(*) from roll_epack) as sums, (select count(*) from impression) as today
    `);
    const server = { address: program.address, token: await signIn(program.address) };
    const calls = callsUntil(dayIn('Europe/Moscow', new Date()));
    const total = await checkTotal(server, client, calls[2][2]);
    stopVisiting = keepVisiting(server);
    const reference = await measureReference(client, rounds);
    const measured = [];
    for (const [title, path, query] of calls) {
      const times = [];
      await ask(server, path, query);
      const busyBefore = await busyOf(program, client);
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        await ask(server, path, query);
        times.push(performance.now() - begun);
      }
      const busy = (await busyOf(program, client)) - busyBefore;
      measured.push({ title, p50: quantile(times, 0.5), p95: quantile(times, 0.95), busy: busy / rounds });
    }
    return { ...rows[0], total, seedSeconds, isFilled, reference, measured };
  } finally {
    stopVisiting();
    await sums.close();
    await client.end();
    await program.stop();
  }
}
