import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { coveragePath, pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../testing/epacks.ts';
import { testImage, toFile } from '../../testing/images.ts';
import { buildServer, startServerProcess, startServiceProcess } from '../../testing/serverProcess.ts';
import { adminPassword, signIn } from './workload.ts';

const ean = testGtin(4712);

let folder: string;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let stream: Awaited<ReturnType<typeof startServiceProcess>>;
let admin: ApiClient;
let epackId: string;
let licenseId: number;
let retailerId: string;
let imageUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-stream-'));
  await chmod(folder, 0o755);
  await buildServer();
  server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: adminPassword });
  stream = await startServiceProcess('streamService', {
    VITRINA_DATA_DIR: folder,
    VITRINA_LOG_LEVEL: 'info',
    STREAM_PUBLIC_URL: 'https://stream.example',
  });
  admin = await signIn(server.url);
  await publishKettle();
}, 120_000);
afterAll(async () => {
  await stream.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function publishKettle(): Promise<void> {
  const { data: retailer } = await admin.call(contract.createRetailer, {
    body: { name: 'Shop', domains: ['shop.example'], isSis: false },
  });
  retailerId = String(retailer.id);
  const { data: license } = await admin.call(contract.createLicense, {
    body: { name: 'Kettles', retailerIds: [retailer.id] },
  });
  licenseId = license.id;
  const picture = await admin.upload(toFile(new Uint8Array(await testImage(300, 200)), 'p.png'));
  imageUrl = picture.url;
  const { url: src, widthPx, heightPx } = picture;
  const body = minisite({ ean, mpn: 'S-1' });
  const image = block('Image', { src: { src, widthPx, heightPx } });
  const page = toWirePage([block('Feature', {}, block('Text', { text: 'Boils alone' }), image)]);
  body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
  epackId = (await admin.call(contract.createEpack, { body })).data.id;
  await publish();
}

const publish = () => admin.call(contract.publishToStream, { params: { id: epackId }, body: { licenseId } });

const pathOfPointer = () => pointerPath({ retailer: retailerId, kind: 'gtin', key: ean.padStart(14, '0') });

const readPointer = async () =>
  (await (await fetch(`${stream.url}/${pathOfPointer()}`)).json()) as StreamPointer;

/** Lists the addresses of everything that a product page with the kettle requests. */
async function listAddresses(): Promise<string[]> {
  const { base, pages } = await readPointer();
  const page = pages['ru']?.['master_template'];
  const query = new URLSearchParams({ retailer: retailerId, ean }).toString();
  return [
    pathOfPointer(),
    coveragePath(retailerId),
    `${base}${page?.html}`,
    `${base}${page?.css}`,
    imageUrl.slice(1),
    'stream/v1/frame.html',
    `stream/v1/html?${query}`,
    `stream/v1/content?${query}`,
    'robots.txt',
  ];
}

describe('the stream in a process of its own', () => {
  it('answers as the server does, and with new publications a second later', async () => {
    const addresses = await listAddresses();
    for (const address of addresses.filter((each) => !each.includes('?'))) {
      const [own, ofServer] = await Promise.all(
        [stream.url, server.url].map((url) => fetch(`${url}/${address}`)),
      );
      expect([address, own?.status]).toEqual([address, 200]);
      for (const name of ['content-type', 'cache-control', 'etag', 'access-control-allow-origin'])
        expect([address, name, own?.headers.get(name)]).toEqual([address, name, ofServer?.headers.get(name)]);
      expect(await own?.text()).toBe(await ofServer?.text());
    }
    const address = addresses.find((each) => each.includes('/html?'));
    const html = await (await fetch(`${stream.url}/${address}`)).text();
    expect(html).toContain(`https://stream.example${imageUrl}`);
    const before = (await readPointer()).publication;
    const body = { ...firstPage, components: textPage('Boils again') };
    await admin.call(contract.saveComponents, { params: { id: epackId }, body });
    await publish();
    await expect.poll(async () => (await readPointer()).publication, { timeout: 3000 }).not.toBe(before);
  });

  it('answers while the server and the database are down', async () => {
    const addresses = await listAddresses();
    await server.killTree();
    for (const address of addresses)
      expect([address, (await fetch(`${stream.url}/${address}`)).status]).toEqual([address, 200]);
    const html = await (
      await fetch(`${stream.url}/${addresses.find((each) => each.includes('/html?'))}`)
    ).text();
    expect(html).toContain('Boils again');
    const pointer = await fetch(`${stream.url}/${pathOfPointer()}`);
    const headers = { 'if-none-match': pointer.headers.get('etag') ?? '' };
    expect((await fetch(`${stream.url}/${pathOfPointer()}`, { headers })).status).toBe(304);
    const unknown = pointerPath({ retailer: retailerId, kind: 'gtin', key: testGtin(9).padStart(14, '0') });
    expect((await fetch(`${stream.url}/${unknown}`)).status).toBe(404);
    expect((await fetch(`${stream.url}/healthz`)).status).toBe(200);
    server = await startServerProcess(folder, { VITRINA_ADMIN_PASSWORD: adminPassword });
  });

  it('counts no visits, and says when to ask again', async () => {
    for (const path of [contract.sendBeacons.path, contract.openView.path]) {
      const sent = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"kind":"view"}' };
      const response = await fetch(stream.url + path, sent);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '60']);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('has nothing else of the server', async () => {
    for (const path of ['/profile', '/panel', '/openapi.json', '/metrics', '/api/constructor/epackages'])
      expect([path, (await fetch(stream.url + path)).status]).toEqual([path, 404]);
  });
});
