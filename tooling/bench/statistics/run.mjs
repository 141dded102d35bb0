// pnpm bench:statistics: a dashboard's queries compared with raw SQL and Umami's, and how many events a
// process accepts. `--events 1000000 --days 100 --rounds 10 --seconds 20`; `--skip-ingest`,
// `--skip-dashboards`. `--simulated` measures only the calls of all screens, on roll-ups filled in without
// visits: `--events 100000000 --days 365`.
import { createRequire } from 'node:module';

import { machineNote, readArguments } from '../shared.mjs';
import { apiFolder, serverProgram } from '../server/places.mjs';
import { startDatabase, startProgram } from '../server/processes.mjs';
import { measureCalls } from './calls.mjs';
import { measureDashboards } from './dashboards.mjs';
import { measureIngest } from './ingest.mjs';

const { Client } = createRequire(`${apiFolder}/package.json`)('pg');
const options = readArguments();
const numberOf = (name, otherwise) => Number(options[name]?.[0] ?? otherwise);
const events = numberOf('events', 1_000_000);
const days = numberOf('days', 100);
const goalMs = 600;
const callGoalMs = 300;
const goalPerSecond = 30_000;

function note() {
  const { date, cores, cpu, node, load } = machineNote();
  return `Measured ${date} on ${cores} × ${cpu}, Node ${node}, load ${load.join(' ')}.`;
}

async function reportDashboards() {
  const database = await startDatabase();
  try {
    const result = await measureDashboards(database.url, { events, days, rounds: numberOf('rounds', 10) });
    const { seedSeconds, rollSeconds, umamiSeconds, ...measured } = result;
    console.log(`\n${note()}\n${events} events over ${days} days, a license's last 30 and the 30 before.`);
    console.log(
      `Seeded in ${seedSeconds.toFixed(1)} s, rolled up in ${rollSeconds.toFixed(1)} s, copied to Umami's tables in ${umamiSeconds.toFixed(1)} s.`,
    );
    const ours = measured['ours, rolled up'];
    const lines = Object.entries(measured).map(
      ([name, { p50, p95 }]) =>
        `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${(p50 / ours.p50).toFixed(1)} × |`,
    );
    console.log(
      `\n| a dashboard's questions | p50 ms | p95 ms | p50 to ours |\n| --- | --: | --: | --: |\n${lines.join('\n')}`,
    );
    console.log(
      `\n${ours.p95 <= goalMs ? 'ok  ' : 'MISS'} p95 is ${ours.p95.toFixed(0)} ms; the goal is ${goalMs} ms`,
    );
  } finally {
    await database.stop();
  }
}

async function reportIngest() {
  const database = await startDatabase();
  const server = await startProgram(serverProgram, {
    DATABASE_URL: database.url,
    VITRINA_DATA_DIR: database.folder,
    VITRINA_ADMIN_PASSWORD: 'bench password',
    VITRINA_TRUST_PROXY: 'loopback',
    VITRINA_LOG_LEVEL: 'info',
    PORT: '0',
  });
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    await client.query(`insert into license (name) values ('Bench')`);
    const { rows } = await client.query(
      `insert into retailer (name, domains, is_sis) values ('Shop', '{}', false) returning id`,
    );
    const countStored = async () =>
      Number((await client.query('select count(*) from impression')).rows[0].count);
    const target = { retailer: rows[0].id, publicId: 'nothing' };
    const result = await measureIngest(server, target, { seconds: numberOf('seconds', 20), countStored });
    console.log(`\n${note()}\nOne process, 64 connections, 20 beacons a request, acknowledged once stored.`);
    console.log('\n| events/s | p50 ms | p99 ms | µs of CPU per event | acknowledged | stored | memory MB |');
    console.log('| --: | --: | --: | --: | --: | --: | --- |');
    console.log(
      `| ${result.eventsPerSecond} | ${result.p50} | ${result.p99} | ${result.busyMicrosPerEvent.toFixed(1)} | ${result.acknowledged} | ${result.stored} | ${result.memory.join(' → ')} |`,
    );
    const isEnough = result.eventsPerSecond >= goalPerSecond;
    console.log(
      `\n${isEnough ? 'ok  ' : 'MISS'} ${result.eventsPerSecond} events/s; the goal is ${goalPerSecond}`,
    );
  } finally {
    await client.end();
    await server.stop();
    await database.stop();
  }
}

async function reportSimulated() {
  const database = await startDatabase();
  try {
    const result = await measureCalls(database, { events, days, rounds: numberOf('rounds', 10) });
    const { total, sums, today, size, seedSeconds, isFilled, reference, measured } = result;
    console.log(
      `\n${note()}\n${events} visits over ${days} days as simulated roll-ups: ${sums} sums by product and shop,`,
    );
    console.log(
      `${today} single visits of today, ${total} in all, ${size}; ${isFilled ? 'filled in before' : `filled in within ${seedSeconds.toFixed(0)} s`}.`,
    );
    console.log(
      `A fixed piece of work: ${reference.databaseMs.toFixed(0)} ms in PostgreSQL, ${reference.nodeMs.toFixed(0)} ms in Node.`,
    );
    const lines = measured.map(
      ({ title, p50, p95, busy }) =>
        `| ${title} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${busy.toFixed(0)} |`,
    );
    console.log(`\n| call | p50 ms | p95 ms | CPU ms |\n| --- | --: | --: | --: |\n${lines.join('\n')}`);
    const slowest = measured.toSorted((a, b) => b.p95 - a.p95)[0];
    const isQuick = slowest.p95 <= callGoalMs;
    console.log(
      `\n${isQuick ? 'ok  ' : 'MISS'} the slowest p95 is ${slowest.p95.toFixed(0)} ms (${slowest.title}); the goal is ${callGoalMs} ms`,
    );
  } finally {
    await database.stop();
  }
}

if (options.simulated) {
  await reportSimulated();
  process.exit();
}
if (!options['skip-dashboards']) await reportDashboards();
if (!options['skip-ingest']) await reportIngest();
