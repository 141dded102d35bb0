// pnpm bench:bulk: publishes many packages of a license at many retailers, on a store of 40 ms: time, memory, and how long another
// license waits for a single publication in that time. --packages 10000 --retailers 50 is the goal's size.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { firstPage, minisite, testGtin, textPage } from '../../../apps/api/testing/epacks.ts';
import { contract } from '../../../packages/api-client/src/contract/index.ts';
import { createApiClient } from '../../../packages/api-client/src/index.ts';
import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { machineNote, readArguments, summary } from '../shared.mjs';

const { packages = [300], retailers = [10], storeMs = [40] } = readArguments();
const [packageCount, retailerCount, delayMs] = [packages, retailers, storeMs].map(([text]) => Number(text));
const createdAtOnce = 4;
const betweenSinglesMs = 500;
const password = 'correct horse';

const server = await startVitrinaServer({
  VITRINA_DEMO: '0',
  VITRINA_ADMIN_PASSWORD: password,
  VITRINA_BENCH_STORE_MS: String(delayMs),
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('slowStore.mjs', import.meta.url))}`,
});
const { token } = await createApiClient({ baseUrl: server.address }).call(contract.getToken, {
  body: { login: 'admin', password },
});
const client = createApiClient({ baseUrl: server.address, getToken: () => token });

async function createPlaces() {
  const retailerIds = [];
  for (let number = 0; number < retailerCount; number++) {
    const body = { name: `Shop ${number}`, domains: [`shop-${number}.example`], isSis: false };
    retailerIds.push((await client.call(contract.createRetailer, { body })).data.id);
  }
  for (const name of ['Many', 'Other']) {
    const { data } = await client.call(contract.createLicense, { body: { name, retailerIds } });
    await client.call(contract.createBrand, { body: { name, licenseId: data.id } });
  }
}

async function createPackage(number, brand) {
  const body = minisite({ name: `${brand} ${number}`, brand, ean: testGtin(number), mpn: `B-${number}` });
  return (await client.call(contract.createEpack, { body })).data.id;
}

async function createPackages() {
  const ids = [];
  const numbers = Array.from({ length: packageCount }, (_, number) => number).values();
  const work = async () => {
    for (const number of numbers) ids.push(await createPackage(number, 'Many'));
  };
  await Promise.all(Array.from({ length: createdAtOnce }, work));
  return ids;
}

/** Publishes a package of the other license again and again. Returns the waits. */
async function publishSingles(id, isOver) {
  const waits = [];
  for (let round = 0; !isOver(); round++) {
    const body = { ...firstPage, components: textPage(`Correction ${round}`) };
    await client.call(contract.saveComponents, { params: { id }, body });
    const begun = performance.now();
    await client.call(contract.publishToStream, { params: { id }, body: {} });
    waits.push(Math.round(performance.now() - begun));
    await sleep(betweenSinglesMs);
  }
  return waits;
}

const peakMegabytes = () =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024);

async function until(id, status) {
  for (;;) {
    const { data } = await client.call(contract.getPublicationRun, { params: { id: String(id) } });
    if (data.status === status) return data;
    await sleep(100);
  }
}

try {
  console.log(machineNote());
  await createPlaces();
  const other = await createPackage(packageCount, 'Other');
  const ids = await createPackages();
  let begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
  const { data: run } = await client.call(contract.createPublicationRun, {
    body: { ids, action: 'publish' },
  });
  const { counts: checked } = await until(run.id, 'checked');
  console.log(`check: ${seconds()} s, ${checked.ready} of ${packageCount} packages ready`);
  const idle = summary((await publishSingles(other, singlesOf(5))).slice(1));
  begun = performance.now();
  await client.call(contract.continuePublicationRun, { params: { id: String(run.id) } });
  let isOver = false;
  const singles = publishSingles(other, () => isOver);
  const { counts } = await until(run.id, 'done');
  const took = seconds();
  isOver = true;
  const waits = summary(await singles);
  console.log(
    `${counts.done} packages at ${retailerCount} retailers, store of ${delayMs} ms: ${took} s, peak ${peakMegabytes()} MB; ` +
      `a single publication of another license: median ${waits.median} ms, p95 ${Math.round(waits.p95)} ms (${waits.samples}), ` +
      `without the bulk publication ${idle.median} ms`,
  );
} finally {
  await server.stop();
}

/** Returns a condition that ends after this many rounds. */
function singlesOf(count) {
  let left = count;
  return () => left-- === 0;
}
