// pnpm bench:page-checks: the time and memory of page checks, and that nothing leaves: pages with recent views are settled
// by their HTML, the others are shown in a browser. `--pages 10000`, `--rendered 1000`, `--hosts 64`.
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { findHeadlessChromium } from '../../bootstrap/chromium.mjs';
import { pageKey } from '../../../packages/stream-embed/src/pageKey.ts';
import { apiFolder, serverProgram } from '../server/places.mjs';
import { startDatabase, startProgram } from '../server/processes.mjs';
import { machineNote, readArguments } from '../shared.mjs';

const { Client } = createRequire(`${apiFolder}/package.json`)('pg');
const options = readArguments();
const pageCount = Number(options.pages?.[0] ?? 10_000);
const renderedCount = Number(options.rendered?.[0] ?? 1000);
const hostCount = Number(options.hosts?.[0] ?? 64);
const ean = '9521100000116';
const pageKilobytes = 60;

/** Listens on a free port; counts requests, and those that send something. */
async function listen(answer) {
  const counts = { requests: 0, sent: 0 };
  const server = createServer((request, response) => {
    counts.requests++;
    if (request.method !== 'GET') counts.sent++;
    answer(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, counts, stop };
}

async function freePort() {
  const { origin, stop } = await listen((_request, response) => response.end());
  stop();
  return Number(new URL(origin).port);
}

/** A product page as shops have them: much markup, scripts and requests to third parties, and our tag. */
function productPage(streamUrl, strangerUrl) {
  const filling = '<div class="row"><a href="/c/pans">A pan of cast iron for every stove</a></div>\n';
  return `<!doctype html><html><head><meta charset="utf-8"><title>Pan</title>
    <script async src="${strangerUrl}/analytics.js"></script></head><body><h1>Pan</h1>
    ${filling.repeat((pageKilobytes * 1024) / filling.length)}
    <img src="${strangerUrl}/pixel.gif"><div data-vitrina></div>
    <script async src="${streamUrl}/stream/v1/embed.js" data-retailer="1" data-ean="${ean}"></script>
    <script>navigator.sendBeacon('${strangerUrl}/beacon', location.href); navigator.sendBeacon('/own-beacon', 'x');</script>
    </body></html>`;
}

/** Returns the memory of a process, alone and with all processes it started, in MB. */
function memoryOf(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const facts = processes.flatMap((id) => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      // Pages that processes share count once.
      const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0;
      return [{ id: Number(id), parent, megabytes: Number(pss) / 1024 }];
    } catch {
      return [];
    }
  });
  const own = facts.find(({ id }) => id === pid)?.megabytes ?? 0;
  const family = new Set([pid]);
  for (let grown = true; grown;) {
    const more = facts.filter(({ id, parent }) => family.has(parent) && !family.has(id));
    for (const { id } of more) family.add(id);
    grown = more.length > 0;
  }
  return {
    own,
    all: facts.filter(({ id }) => family.has(id)).reduce((sum, { megabytes }) => sum + megabytes, 0),
  };
}

/** Watches pages of the package; those that are not to be shown in a browser had views today. */
async function watchPages(client, origins) {
  const { rows } = await client.query(
    'select s.epack_id, e.license_id from stream_pointer s join epack e on e.id = s.epack_id where s.retailer_id = 1 and s.kind = $1 and s.key = $2',
    ['gtin', ean.padStart(14, '0')],
  );
  const { epack_id: epackId, license_id: licenseId } = rows[0];
  const links = Array.from({ length: pageCount }, (_, at) => `${origins[at % origins.length]}/bench/${at}`);
  const keys = links.map((link) => pageKey(link));
  await client.query(
    `insert into product_page (retailer_id, license_id, epack_id, product_name, link, page_key, ean)
     select 1, $1, $2, 'Bench', p.link, p.key, $3 from unnest($4::text[], $5::text[]) p (link, key)`,
    [licenseId, epackId, ean, links, keys],
  );
  await client.query(
    `insert into roll_page (day, license_id, retailer_id, shelf_id, epack_id, page_key, n, inviews, timed_inviews, inview_ms, interactions)
     select (now() at time zone (select time_zone from roll_zone))::date, $1, 1, 0, $2, k, 20, 0, 0, 0, 0 from unnest($3::text[]) k`,
    [licenseId, epackId, keys.slice(renderedCount)],
  );
}

const chromium = findHeadlessChromium();
if (!chromium) throw new Error('No Chromium found. Install Debian’s chromium, or set CHROMIUM_PATH.');
const stranger = await listen((_request, response) => response.end());
let html = '';
const shops = await Promise.all(
  Array.from({ length: hostCount }, () =>
    listen((request, response) => {
      if (!request.url.startsWith('/bench/')) return response.writeHead(404).end();
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    }),
  ),
);
const port = await freePort();
const database = await startDatabase();
const server = await startProgram(serverProgram, {
  DATABASE_URL: database.url,
  VITRINA_DATA_DIR: database.folder,
  VITRINA_DEMO: '1',
  PORT: String(port),
  CHECK_BROWSER_PATH: chromium,
  CHECK_ALLOWED_ORIGINS: shops.map(({ origin }) => origin).join(','),
});
const client = new Client({ connectionString: database.url });
try {
  html = productPage(server.address, stranger.origin);
  await client.connect();
  const count = async (condition) =>
    Number(
      (
        await client.query(
          `select count(*) as n from product_page where product_name = 'Bench' and ${condition}`,
        )
      ).rows[0].n,
    );
  const beacons = async () =>
    Number((await client.query('select count(*) as n from impression where not is_demo')).rows[0].n);
  await watchPages(
    client,
    shops.map(({ origin }) => origin),
  );
  const beaconsBefore = await beacons();
  const peak = { own: 0, all: 0 };
  for (let left = pageCount; left > 0; left = await count('visited_at is null and check_failure is null')) {
    const memory = memoryOf(server.pid);
    peak.own = Math.max(peak.own, memory.own);
    peak.all = Math.max(peak.all, memory.all);
    await sleep(1000);
  }
  const { rows } = await client.query(`
    select extract(epoch from max(c.checked_at + c.took_ms * interval '1 ms') - min(c.checked_at)) as seconds,
      count(*) filter (where c.evidence ->> 'way' = 'browser') as shown,
      percentile_cont(0.5) within group (order by (c.evidence -> 'sight' ->> 'tookMs')::int) as look_ms
    from page_check c join product_page p on p.id = c.page_id where p.product_name = 'Bench'
  `);
  const { seconds, shown, look_ms: lookMs } = rows[0];
  const live = await count("status = 'live'");
  const problems = await count('exists (select from page_problem b where b.page_id = product_page.id)');
  const sent = shops.reduce((sum, { counts }) => sum + counts.sent, 0);
  const { date, cores, cpu, node, load } = machineNote();
  console.log(`Measured ${date} on ${cores} × ${cpu}, Node ${node}, load ${load.join(' ')}.\n`);
  console.log(
    `${pageCount} pages at ${hostCount} hosts in ${Number(seconds).toFixed(0)} s, without pauses between requests`,
  );
  console.log(
    `${shown} shown in a browser, ${Math.round(Number(lookMs))} ms each (median); ${live} live, ${problems} with problems`,
  );
  console.log(`server ${peak.own.toFixed(0)} MB, with the browser ${peak.all.toFixed(0)} MB`);
  console.log(
    `requests to third parties: ${stranger.counts.requests}; sent to shops: ${sent}; views counted: ${(await beacons()) - beaconsBefore}`,
  );
  const isPrivate = stranger.counts.requests + sent === 0 && (await beacons()) === beaconsBefore;
  const isRight = Number(shown) === renderedCount && problems === 0;
  console.log(
    `\n${isPrivate && isRight ? 'ok  ' : 'MISS'} nothing leaves, and each page is judged as it should be`,
  );
  if (!isPrivate || !isRight) process.exitCode = 1;
} finally {
  await client.end();
  await server.stop();
  await database.stop();
  for (const { stop } of [...shops, stranger]) stop();
}
