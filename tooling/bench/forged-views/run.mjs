// pnpm bench:forged-views: sends views of which a tenth is forged, compares the figures with the true ones, and the rate with
// that of views without tokens, where nothing is verified. `--beacons 1000000`. `--before FOLDER` compares with the server of
// another checkout instead, which has to be built, such as one from before a change. `--together 1` sends each beacon alone, as
// the script does.
import { resolve } from 'node:path';

import { signIn } from '../server/administrator.mjs';
import { serverProgram } from '../server/places.mjs';
import { machineNote, readArguments } from '../shared.mjs';
import { startIngest } from './ingest.mjs';
import { sendAll } from './send.mjs';
import { createViews } from './views.mjs';

const { beacons: count, together, before: otherCheckout } = readArguments();
const beaconCount = Number(count?.[0] ?? 1_000_000);
const beaconsPerRequest = Number(together?.[0] ?? 20);
const rounds = 10;
const goalRatio = 0.9;
const timeZone = 'UTC';
const names = {
  verified: 'with classification',
  plain: 'without tokens',
  before: 'without tokens, the other checkout',
};

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

const ingest = await startIngest(serverProgram, timeZone);
const before = otherCheckout
  ? await startIngest(resolve(otherCheckout[0], 'apps/api/dist/server.js'), timeZone)
  : undefined;
const { server, client, license, retailers, publicIds } = ingest;
let failed = false;
function judge(isMet, text) {
  failed ||= !isMet;
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${text}`);
}

try {
  const salt = await readSalt(server, client, retailers[0]);
  const views = createViews({ retailers, publicIds, salt, beaconsPerRequest });
  const requests = Math.ceil(beaconCount / beaconsPerRequest / rounds);
  const bodyOf = async (made) => {
    const { headers, beacons } = await made;
    return { headers, body: beacons };
  };
  const plain = () => bodyOf(views.nextPlain());
  const contenders = [
    { name: 'verified', at: server, make: () => bodyOf(views.next()) },
    { name: 'plain', at: server, make: plain },
    ...(before ? [{ name: 'before', at: before.server, make: plain }] : []),
  ].map((one) => ({ ...one, seconds: 0, busyMs: 0 }));
  // Warms the servers up with views of another retailer.
  for (const { name, at } of contenders)
    if (name !== 'verified') await sendAll(at, '/stream/v1/events', { count: 200, make: plain });
  for (let round = 0; round < rounds; round++) {
    // In turns, so that all are measured under the same load.
    for (const contender of contenders) {
      const { at, make } = contender;
      const took = await sendAll(at, '/stream/v1/events', { count: requests, make });
      contender.seconds += took.seconds;
      contender.busyMs += took.busyMs;
    }
  }
  const openings = 5000;
  const opened = await sendAll(server, '/stream/v1/views', {
    count: openings,
    make: async () => views.nextOpening(),
  });
  const sent = requests * rounds * beaconsPerRequest;
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
    `${sent} beacons, ${sent - truth.genuine} of them forged or repeated; 64 connections, ${beaconsPerRequest} a request.`,
  );
  console.log('\n| | beacons/s | µs of CPU per beacon |\n| --- | --: | --: |');
  for (const { name, seconds, busyMs } of contenders)
    console.log(
      `| ${names[name]} | ${Math.round(sent / seconds)} | ${((busyMs * 1000) / sent).toFixed(1)} |`,
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
  const secondsOf = (wanted) => contenders.find(({ name }) => name === wanted).seconds;
  const compared = before ? 'before' : 'plain';
  const ratio = secondsOf(compared) / secondsOf('verified');
  judge(
    ratio >= goalRatio,
    `the rate with classification is ${ratio.toFixed(2)} of that ${names[compared]}; the goal is ${goalRatio}`,
  );
} finally {
  await ingest.stop();
  await before?.stop();
}
if (failed) process.exitCode = 1;
