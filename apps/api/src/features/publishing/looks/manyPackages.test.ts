import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { kitColor, plainKit } from '@vitrina/block-kit';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { changeLicense } from '../../../../testing/changeLicense.ts';
import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { openLog } from '../../../platform/logs/log.ts';
import { republishLooks } from './republishLooks.ts';

/** Packages in the changed look; `KIT_PACKAGES=500` measures what a large license needs. */
const count = Number(process.env['KIT_PACKAGES'] ?? 12);
/** Packages that were published in the new look before. */
const currentCount = Math.ceil(count / 4);
/** Often enough to see a small run in progress. */
const readEveryMs = count > 100 ? 1000 : 1;
const timeoutMs = 20 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Package {
  id: string;
  ean: string;
}

async function publishNew(number: number): Promise<Package> {
  const ann = await server.as('ann');
  const ean = testGtin(10_000 + number);
  const body = minisite({ ean, mpn: `M-${number}` });
  const text = block('Text', { text: `Kettle ${number}`, color: kitColor('accent') });
  body.structure.epackData.components = {
    ru: { master_template: { 'index.html': toWirePage([block('Feature', {}, text)]) } },
  };
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  await ann.call(contract.publishToStream, { params: { id }, body: {} });
  return { id, ean };
}

/** Reads all bytes that shops load for a package: the pointer, the page and its CSS. */
async function shown({ ean }: Package): Promise<{ bytes: string; css: string; html: string }> {
  const path = pointerPath({ retailer: '1', kind: 'gtin', key: ean.padStart(14, '0') });
  const pointer = await (await fetch(`${server.url}/${path}`)).text();
  const { base, pages } = JSON.parse(pointer) as StreamPointer;
  const page = pages['ru']?.['master_template'];
  const read = async (file = '') => (await fetch(`${server.url}/${base}${file}`)).text();
  const [html, css] = [await read(page?.html), await read(page?.css)];
  return { bytes: pointer + html + css, css, html };
}

it(
  'a changed color reaches the packages in the earlier look, with progress, and touches no other',
  { timeout: timeoutMs },
  async () => {
    const admin = await server.as('admin');
    const looks = async () => (await admin.call(contract.getOldLooks, { params: { id: '1' } })).data;
    const next = { ...plainKit, colors: { ...plainKit.colors, accent: '#118844' } };

    await changeLicense(server, 1, { brandKit: plainKit });
    const startedMs = performance.now();
    const outdated: Package[] = [];
    for (let number = 0; number < count; number += 1) outdated.push(await publishNew(number));
    const publishedMs = performance.now();
    await changeLicense(server, 1, { brandKit: next });
    const current: Package[] = [];
    for (let number = 0; number < currentCount; number += 1) current.push(await publishNew(count + number));
    const before = new Map<string, string>();
    for (const one of [...outdated, ...current]) before.set(one.id, (await shown(one)).bytes);

    const { total } = await looks();
    expect(total).toBe(count);
    const counted: number[] = [];
    const job = republishLooks.run(
      { licenseId: 1, userId: 1 },
      { services: server.services, log: openLog('silent'), signal: new AbortController().signal },
    );
    const beganMs = performance.now();
    let isOver = false;
    const ended = job.then(() => {
      isOver = true;
    });
    while (!isOver) {
      counted.push((await looks()).total);
      await sleep(readEveryMs);
    }
    await ended;
    const endedMs = performance.now();

    expect(await looks()).toEqual({ isRunning: false, items: [], total: 0 });
    expect(counted).toEqual(counted.toSorted((one, other) => other - one));
    expect(counted.some((left) => left > 0 && left < count)).toBe(true);
    for (const [index, one] of outdated.entries()) {
      const { css, html, bytes } = await shown(one);
      expect(css).toContain('--kit-accent:#118844');
      expect(html).toContain(`Kettle ${index}`);
      expect(bytes).not.toBe(before.get(one.id));
    }
    for (const one of current) expect((await shown(one)).bytes).toBe(before.get(one.id));
    if (process.env['KIT_PACKAGES'] !== undefined) {
      const seconds = (ms: number) => (ms / 1000).toFixed(1);
      process.stdout.write(
        `${count} packages: made and published in ${seconds(publishedMs - startedMs)} s, republished in ` +
          `${seconds(endedMs - beganMs)} s; ${currentCount} untouched; progress read ${counted.length} times\n`,
      );
    }
  },
);
