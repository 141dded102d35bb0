// pnpm bench:list: the response time of the list of epacks among 100,000: pages, searches, sorts, each with
// its total. `--epacks 100000`, `--rounds 40`.
import { createRequire } from 'node:module';

import { machineNote, quantile, readArguments } from '../shared.mjs';
import { password, signIn } from './administrator.mjs';
import { apiFolder, serverProgram } from './places.mjs';
import { startDatabase, startProgram } from './processes.mjs';
import { seedEpacks } from './seedEpacks.mjs';

const { Client } = createRequire(`${apiFolder}/package.json`)('pg');
const options = readArguments();
const epacks = Number(options.epacks?.[0] ?? 100_000);
const rounds = Number(options.rounds?.[0] ?? 40);
const limitMs = 100;

/** @type {[title: string, query: Record<string, string | number>][]} */
const lists = [
  { title: 'first page', query: {} },
  { title: 'page 500', query: { offset: 5000 } },
  { title: 'last page', query: { offset: epacks - 10 } },
  { title: 'one type', query: { 'criteria[type]': 'sis' } },
  { title: 'one license', query: { licenses: '2' } },
  { title: 'search: a product', query: { 'criteria[search]': 'чайник журавль 4000' } },
  { title: 'search: an EAN', query: { 'criteria[search]': '4600000370' } },
  { title: 'search: an MPN', query: { 'criteria[search]': 'mpn-78d598' } },
  { title: 'search: a tag', query: { 'criteria[search]': 'tag117' } },
  { title: 'search: a brand and a digit (22,400 found)', query: { 'criteria[search]': 'бирюса 7' } },
  { title: 'search: a word of 12,500', query: { 'criteria[search]': 'блендер' } },
  { title: 'search: two letters', query: { 'criteria[search]': 'ёл' } },
  { title: 'search: nothing found', query: { 'criteria[search]': 'no such thing' } },
  { title: 'sorted by name', query: { sort: 'name' } },
  { title: 'sorted by brand, downwards', query: { sort: '-brand' } },
  { title: 'sorted by EAN', query: { sort: 'ean' } },
  { title: 'sorted by owner, then name', query: { sort: 'owner,name' } },
];

async function measure(address, token, query) {
  const times = [];
  let total = 0;
  for (let round = -5; round < rounds; round++) {
    const begin = performance.now();
    const response = await fetch(`${address}/api/constructor/epackages?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    if (round >= 0) times.push(performance.now() - begin);
    total = answer.data.total;
  }
  return { total, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

const database = await startDatabase();
const settings = { DATABASE_URL: database.url, VITRINA_DATA_DIR: database.folder, PORT: '0' };
const server = await startProgram(serverProgram, { ...settings, VITRINA_ADMIN_PASSWORD: password });
try {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const begin = performance.now();
  await seedEpacks(client, epacks);
  const { rows } = await client.query("select split_part(version(), ' ', 2) as version");
  await client.end();
  console.log(`${epacks} epacks seeded in ${((performance.now() - begin) / 1000).toFixed(1)} s`);

  const token = await signIn(server.address);
  const lines = [];
  let slowest = 0;
  for (const { title, query } of lists) {
    const { total, p50, p95 } = await measure(server.address, token, query);
    slowest = Math.max(slowest, p50);
    lines.push(`| ${title} | ${total} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
  }
  const { date, cores, cpu, node, load } = machineNote();
  console.log(
    `\nMeasured ${date} on ${cores} × ${cpu}, Node ${node}, PostgreSQL ${rows[0].version}, load ${load.join(' ')}.`,
  );
  console.log(`\n| list | found | p50 ms | p95 ms |\n| --- | --: | --: | --: |\n${lines.join('\n')}`);
  console.log(
    `\n${slowest < limitMs ? 'ok  ' : 'MISS'} the slowest median is ${slowest.toFixed(1)} ms; the goal is ${limitMs} ms`,
  );
  if (slowest >= limitMs) process.exitCode = 1;
} finally {
  await server.stop();
  await database.stop();
}
