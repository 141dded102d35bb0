// pnpm bench:forged-views: sends views of which a tenth is forged, compares the figures with the true ones, and the rate with
// that of views without tokens, where nothing is verified. `--beacons 1000000`.
import { createRequire } from 'node:module';

import { password, signIn } from '../server/administrator.mjs';
import { apiFolder, serverProgram } from '../server/places.mjs';
import { startDatabase, startProgram } from '../server/processes.mjs';
import { machineNote, readArguments } from '../shared.mjs';
import { sendAll } from './send.mjs';
import { createViews } from './views.mjs';

const { Client } = createRequire(`${apiFolder}/package.json`)('pg');
const beaconCount = Number(readArguments().beacons?.[0] ?? 1_000_000);
const packages = 50;
const rounds = 10;
const goalRatio = 0.9;
const timeZone = 'UTC';

async function seed(client) {
  await client.query(`insert into license (name) values ('Bench')`);
  const { rows } = await client.query(
    `insert into retailer (name, domains, is_sis) select 'Shop ' || n, array['shop.example'], false
     from generate_series(1, 3) n returning id`,
  );
  await client.query(
    `insert into epack (id, public_id, license_id, owner_id, type, data, active, name, brand, mpn, ean, mapping_id,
       categories, tags, author, version, custom_package_id)
     select gen_random_uuid(), 'bench-' || n, (select max(id) from license), (select min(id) from app_user), 'minisite', '{}',
       '{}', 'Package ' || n, 'Brand', 'MPN-' || n, lpad(n::text, 13, '0'), '', '{}', '{}', '', '1.0', ''
     from generate_series(1, ${packages}) n`,
  );
  const license = (await client.query('select max(id) as id from license')).rows[0].id;
  await client.query('insert into license_retailer (license_id, retailer_id) select $1, id from retailer', [
    license,
  ]);
  return { license, retailers: rows.map(({ id }) => id) };
}

/** Reads a day's salt, which the server makes with its first token. */
async function readSalt({ address }, client, retailer) {
  await fetch(`${address}/stream/v1/views`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'https://www.shop.example' },
    body: JSON.stringify({ id: crypto.randomUUID(), retailer }),
  });
  return (await client.query('select salt from visitor_salt order by day desc limit 1')).rows[0].salt;
}

async function readFigures({ address }, { license, retailer, views, token }) {
  const day = new Date().toISOString().slice(0, 10);
  const query = new URLSearchParams({ licenses: license, retailers: retailer, views, from: day, to: day });
  const response = await fetch(`${address}/api/statistics/dashboard?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await response.json();
  return { total: data.total, products: new Map(data.topProducts.map((one) => [one.publicId, one.count])) };
}

const database = await startDatabase();
const server = await startProgram(serverProgram, {
  DATABASE_URL: database.url,
  VITRINA_DATA_DIR: database.folder,
  VITRINA_ADMIN_PASSWORD: password,
  VITRINA_TRUST_PROXY: 'loopback',
  VITRINA_TIME_ZONE: timeZone,
  PORT: '0',
});
const client = new Client({ connectionString: database.url });
let failed = false;
function judge(isMet, text) {
  failed ||= !isMet;
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${text}`);
}

try {
  await client.connect();
  const { license, retailers } = await seed(client);
  const salt = await readSalt(server, client, retailers[0]);
  const publicIds = Array.from({ length: packages }, (_, at) => `bench-${at + 1}`);
  const views = createViews({ retailers, publicIds, salt, timeZone });
  const sum = { verified: { seconds: 0, busyMs: 0 }, plain: { seconds: 0, busyMs: 0 } };
  const requests = Math.ceil(beaconCount / views.beaconsPerRequest / rounds);
  const bodyOf = async (made) => {
    const { headers, beacons } = await made;
    return { headers, body: beacons };
  };
  // Warms the server up with as many views of another retailer.
  await sendAll(server, '/stream/v1/events', { count: 200, make: () => bodyOf(views.nextPlain()) });
  for (let round = 0; round < rounds; round++) {
    // In turns, so that both are measured under the same load.
    for (const [name, make] of [
      ['verified', () => bodyOf(views.next())],
      ['plain', () => bodyOf(views.nextPlain())],
    ]) {
      const took = await sendAll(server, '/stream/v1/events', { count: requests, make });
      sum[name].seconds += took.seconds;
      sum[name].busyMs += took.busyMs;
    }
  }
  const openings = 5000;
  const opened = await sendAll(server, '/stream/v1/views', {
    count: openings,
    make: async () => views.nextOpening(),
  });
  const sent = requests * rounds * views.beaconsPerRequest;
  const { truth } = views;
  const token = await signIn(server.address);
  const ask = (choice) => readFigures(server, { license, retailer: retailers[0], views: choice, token });
  const [shown, unverified, automated] = [
    await ask('verified'),
    await ask('unverified'),
    await ask('automated'),
  ];
  const tally = (
    await client.query(
      'select sum(repeated)::int as repeated, sum(misplaced)::int as misplaced from view_tally where retailer_id = $1',
      [retailers[0]],
    )
  ).rows[0];

  const { date, cores, cpu, node, load } = machineNote();
  console.log(`\nMeasured ${date} on ${cores} × ${cpu}, Node ${node}, load ${load.join(' ')}.`);
  console.log(
    `${sent} beacons, ${sent - truth.genuine} of them forged or repeated; 64 connections, 20 a request.`,
  );
  console.log('\n| | beacons/s | µs of CPU per beacon |\n| --- | --: | --: |');
  for (const [name, { seconds, busyMs }] of Object.entries(sum))
    console.log(
      `| ${name === 'plain' ? 'without tokens' : 'with classification'} | ${Math.round(sent / seconds)} | ${((busyMs * 1000) / sent).toFixed(1)} |`,
    );
  console.log(
    `| requests of tokens | ${Math.round(openings / opened.seconds)} | ${((opened.busyMs * 1000) / openings).toFixed(1)} |\n`,
  );
  judge(shown.total === truth.genuine, `figures show ${shown.total} views; ${truth.genuine} are genuine`);
  const wrong = [...shown.products].filter(([id, count]) => truth.byPackage.get(id) !== count);
  judge(
    wrong.length === 0,
    `${shown.products.size} of the packages compared one by one, ${wrong.length} wrong`,
  );
  judge(unverified.total === truth.unverified, `${unverified.total} unverified of ${truth.unverified}`);
  judge(automated.total === truth.automated, `${automated.total} automated of ${truth.automated}`);
  judge(tally.repeated === truth.repeated, `${tally.repeated} repeated of ${truth.repeated}`);
  judge(tally.misplaced === truth.misplaced, `${tally.misplaced} from other sites of ${truth.misplaced}`);
  const ratio = sum.plain.seconds / sum.verified.seconds;
  judge(
    ratio >= goalRatio,
    `the rate with classification is ${ratio.toFixed(2)} of that without; the goal is ${goalRatio}`,
  );
} finally {
  await client.end();
  await server.stop();
  await database.stop();
}
if (failed) process.exitCode = 1;
