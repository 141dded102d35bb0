// pnpm bench:server: the speed of reading and saving a page with 64 parallel clients, compared with a bare
// Fastify route with one query on the same database. Every client has its own epack. `--seconds 5` per round,
// five alternating rounds of each.
import { fileURLToPath } from 'node:url';

import autocannon from 'autocannon';

import { machineNote, quantile, readArguments } from '../shared.mjs';
import { serverProgram } from './places.mjs';
import { busyMs, startDatabase, startProgram } from './processes.mjs';

const clients = 64;
const password = 'bench password';
const page = { lang: 'ru', template: 'master_template', page: 'index.html' };
const pageQuery = new URLSearchParams(page);
const seconds = Number(readArguments().seconds?.[0] ?? 5);
const warmUpSeconds = 3;
const roundCount = 5;

/** A page of about 50 KB, the size of a few screens of text. */
function pageOf(textCount) {
  const base = { name: 'x', displayName: 'x', type: 'component', props: {} };
  const text = 'A kettle that boils quietly and keeps warm. '.repeat(14);
  return [
    { ...base, id: 1, parentId: 0, order: 1, componentKey: 'Feature', type: 'feature' },
    ...Array.from({ length: textCount }, (_, at) => ({
      ...base,
      id: at + 2,
      parentId: 1,
      order: at + 1,
      componentKey: 'Text',
      props: { text: { name: 'text', value: { desktop: `${at} ${text}` } } },
    })),
  ];
}
const components = pageOf(64);

function epackOf(number) {
  return {
    structure: {
      activeEpackage: { locale: page.lang, template: page.template, page: page.page },
      epackData: {
        type: 'minisite',
        manifest: {
          createdDate: '2026-11-01T10:00:00',
          version: '1.0',
          author: 'bench',
          tags: [],
          productData: {
            productName: `Kettle ${number}`,
            brandName: 'Acme',
            EAN: '',
            MPN: `K-${number}`,
            categories: [],
          },
          data: { ru: { direction: 'ltr' } },
        },
        components: { [page.lang]: { [page.template]: { [page.page]: components } } },
        templateConfiguration: {},
        usedFonts: [],
        dataSources: [],
        customComponents: [],
      },
    },
  };
}

async function send(address, path, body, token) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function prepare(address) {
  const { token } = await send(address, '/auth/getToken', { login: 'admin', password });
  const ids = [];
  for (let number = 0; number < clients; number++) {
    ids.push((await send(address, '/api/constructor/epackages', epackOf(number), token)).data.id);
  }
  return { token, ids };
}

/**
 * Opens 64 connections, each with the request that `requestOf` returns for its epack; every response must
 * succeed.
 */
async function fire({ address, pid }, ids, requestOf, duration) {
  let next = 0;
  const busyBefore = busyMs(pid);
  const result = await autocannon({
    url: address,
    connections: clients,
    duration,
    setupClient(client) {
      client.setRequests([requestOf(ids[next++ % ids.length])]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} broken, of ${result.requests.total}`);
  const busy = (busyMs(pid) - busyBefore) / result.requests.total;
  return { p50: result.latency.p50, p99: result.latency.p99, perSecond: result.requests.average, busy };
}

/** Returns the median of several rounds, by key. */
function middleOf(rounds) {
  const middle = (key) =>
    quantile(
      rounds.map((round) => round[key]),
      0.5,
    );
  return {
    p50: middle('p50'),
    p99: middle('p99'),
    perSecond: middle('perSecond'),
    busy: middle('busy'),
  };
}

/** Alternates, so that other programs affect both alike. */
async function compare(first, second) {
  await first(warmUpSeconds);
  await second(warmUpSeconds);
  const rounds = [];
  for (let round = 0; round < roundCount; round++) rounds.push([await first(seconds), await second(seconds)]);
  return [0, 1].map((at) => middleOf(rounds.map((round) => round[at])));
}

const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ ...page, components });

function oursBy(token) {
  const headers = { authorization: `Bearer ${token}` };
  const pathOf = (id) => `/api/constructor/epackages/${id}/components`;
  return {
    read: (id) => ({ method: 'GET', path: `${pathOf(id)}?${pageQuery}`, headers }),
    save: (id) => ({ method: 'PUT', path: pathOf(id), headers: { ...headers, ...json }, body }),
  };
}

const bare = {
  read: (id) => ({ method: 'GET', path: `/page/${id}` }),
  save: (id) => ({ method: 'PUT', path: `/page/${id}`, headers: json, body }),
};

function report(what, ours, floor) {
  const row = (name, { p50, p99, perSecond, busy }) =>
    `| ${name} | ${p50} | ${p99} | ${Math.round(perSecond)} | ${busy.toFixed(2)} |`;
  const ratio = (key) => (ours[key] / floor[key]).toFixed(2);
  const ratios = ['p50', 'p99', 'perSecond', 'busy'].map(ratio);
  return [row(`${what}, ours`, ours), row(`${what}, bare`, floor), `| ratio | ${ratios.join(' | ')} |`].join(
    '\n',
  );
}

const database = await startDatabase();
const settings = { DATABASE_URL: database.url, VITRINA_DATA_DIR: database.folder, PORT: '0' };
const profile = process.argv.includes('--cpu-prof')
  ? ['--cpu-prof', '--cpu-prof-dir=.', '--enable-source-maps']
  : [];
const server = await startProgram(serverProgram, { ...settings, VITRINA_ADMIN_PASSWORD: password }, profile);
const floor = await startProgram(fileURLToPath(new URL('bareServer.mjs', import.meta.url)), settings);
try {
  const { token, ids } = await prepare(server.address);
  const ours = oursBy(token);
  const tables = [];
  for (const what of ['read', 'save']) {
    const [measured, lowest] = await compare(
      (duration) => fire(server, ids, ours[what], duration),
      (duration) => fire(floor, ids, bare[what], duration),
    );
    tables.push(report(what, measured, lowest));
  }
  const { date, cores, cpu, node, load } = machineNote();
  console.log(`\nMeasured ${date} on ${cores} × ${cpu}, Node ${node}, load ${load.join(' ')}.`);
  const pageKb = Math.round(body.length / 1000);
  console.log(
    `\n${clients} clients, a page of ${pageKb} KB, the middle of ${roundCount} rounds of ${seconds} s; milliseconds, requests per second,\nand milliseconds a processor is busy in the Node process per request\n`,
  );
  console.log(`| | p50 | p99 | per second | busy |\n| --- | --: | --: | --: | --: |\n${tables.join('\n')}`);
} finally {
  await server.stop();
  await floor.stop();
  await database.stop();
}
