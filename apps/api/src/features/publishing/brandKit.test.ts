import type { ApiClient } from '@vitrina/api-client';
import { contract, type StreamPointer } from '@vitrina/api-client/contract';
import { kitColor, plainKit } from '@vitrina/block-kit';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeLicense } from '../../../testing/changeLicense.ts';
import { minisite, testGtin } from '../../../testing/epacks.ts';
import { readZip } from '../../../testing/readZip.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openLog } from '../../platform/logs/log.ts';
import { republishLooks } from './looks/republishLooks.ts';

let server: TestServer;
let ann: ApiClient;
let counter = 100;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

const kit = {
  ...plainKit,
  colors: { ...plainKit.colors, accent: '#e4572e' },
  typeScale: 'fluid' as const,
};

async function create(): Promise<{ id: string; ean: string }> {
  counter += 1;
  const ean = testGtin(counter);
  const body = minisite({ ean, mpn: `K-${counter}` });
  const title = block('Text', { text: 'Grill', color: kitColor('accent') });
  body.structure.epackData.components = {
    ru: { master_template: { 'index.html': toWirePage([block('Feature', {}, title)]) } },
  };
  return { id: (await ann.call(contract.createEpack, { body })).data.id, ean };
}

/** Reads the page of an epack that a shop loads. */
async function shown({ ean }: { ean: string }): Promise<{ html: string; css: string }> {
  const path = pointerPath({ retailer: '1', kind: 'gtin', key: ean.padStart(14, '0') });
  const { base, pages } = (await (await fetch(`${server.url}/${path}`)).json()) as StreamPointer;
  const page = pages['ru']?.['master_template'];
  const read = async (file: string | undefined) => (await fetch(`${server.url}/${base}${file}`)).text();
  return { html: await read(page?.html), css: await read(page?.css) };
}

/** Publishes an epack and returns the CSS that a shop loads. */
async function publish(epack: { id: string; ean: string }): Promise<string> {
  await ann.call(contract.publishToStream, { params: { id: epack.id }, body: {} });
  return (await shown(epack)).css;
}

it('pages have the look of their license, and the plain one without', async () => {
  const epack = await create();
  expect(await publish(epack)).toContain(`--kit-accent:${plainKit.colors.accent}`);
  const states = async () => (await ann.call(contract.listRetailerStates, { params: { id: epack.id } })).data;
  const preview = async () => {
    return (await ann.call(contract.previewPublication, { params: { id: epack.id } })).data;
  };
  expect(await preview()).toMatchObject({ isUpToDate: true, hasNewLook: false });
  await changeLicense(server, 1, { brandKit: kit });
  expect(await preview()).toMatchObject({ isUpToDate: false, hasNewLook: true, pages: [] });
  expect((await states()).items.map(({ isOutdated }) => isOutdated)).toContain(true);
  const css = await publish(epack);
  expect(await preview()).toMatchObject({ isUpToDate: true, hasNewLook: false });
  expect((await states()).items.map(({ isOutdated }) => isOutdated)).not.toContain(true);
  expect(css).toContain('--kit-accent:#e4572e');
  expect(css).toContain('--kit-size-7:clamp(');
  const zip = await ann.call(contract.downloadEpack, { params: { id: epack.id } });
  const packed = await readZip(Buffer.from(await zip.arrayBuffer()));
  expect(packed.get('index.html')?.toString()).toContain('--kit-accent:#e4572e');
  await changeLicense(server, 1, { brandKit: null });
});

it('a kit that spells out the usual spacing, shadow and width is no new look; others are', async () => {
  const { spacing: _, shadow: _1, maxWidth: _2, ...earlier } = kit;
  await changeLicense(server, 1, { brandKit: earlier });
  const epack = await create();
  const css = await publish(epack);
  const preview = async () => {
    return (await ann.call(contract.previewPublication, { params: { id: epack.id } })).data;
  };
  await changeLicense(server, 1, { brandKit: kit });
  expect(await preview()).toMatchObject({ isUpToDate: true, hasNewLook: false });
  expect(await publish(epack)).toBe(css);
  await changeLicense(server, 1, { brandKit: { ...kit, spacing: 'airy', maxWidth: '960' } });
  expect(await preview()).toMatchObject({ isUpToDate: false, hasNewLook: true });
  expect(await publish(epack)).toContain('--kit-space:1.35;--kit-width:960px');
  await changeLicense(server, 1, { brandKit: null });
});

it('the look of a license is read by its users alone, also for an epack that was never published', async () => {
  const { id } = await create();
  const read = async (client: ApiClient, query: { epackId?: string }) =>
    (await client.call(contract.getBrandKit, { query })).data;
  expect(await read(ann, { epackId: id })).toBeNull();
  await changeLicense(server, 1, { brandKit: kit });
  expect(await read(ann, { epackId: id })).toEqual(kit);
  expect(await read(ann, {})).toEqual(kit);
  const ben = await server.as('ben');
  expect(await read(ben, {})).toBeNull();
  await expect(read(ben, { epackId: id })).rejects.toMatchObject({ status: 404 });
  await changeLicense(server, 1, { brandKit: null });
});

it.each([
  ['a color that ends its rule', { ...kit, colors: { ...kit.colors, text: 'red;}' } }],
  ['a font that is no name', { ...kit, headingFont: "A'b" }],
])('refuses %s', async (_case, brandKit) => {
  await expect(changeLicense(server, 1, { brandKit })).rejects.toMatchObject({ status: 400 });
});

describe('republishing in a new look', () => {
  const looks = async () =>
    (await (await server.as('admin')).call(contract.getOldLooks, { params: { id: '1' } })).data;
  const context = () => ({
    services: server.services,
    log: openLog('silent'),
    signal: new AbortController().signal,
  });
  const historyOf = async (id: string) =>
    (await ann.call(contract.listPublications, { params: { id } })).data.items;

  it('reaches what is published, leaves drafts alone, and happens once', async () => {
    const [kept, edited] = [await create(), await create()];
    for (const epack of [kept, edited]) await publish(epack);
    const draft = toWirePage([block('Feature', {}, block('Text', { text: 'Draft' }))]);
    const body = { lang: 'ru', template: 'master_template', page: 'index.html', components: draft };
    await ann.call(contract.saveComponents, { params: { id: edited.id }, body });
    await changeLicense(server, 1, { brandKit: kit });
    const { items, total } = await looks();
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([kept.id, edited.id]));

    const admin = await server.as('admin');
    const started = await admin.call(contract.republishOldLooks, { params: { id: '1' } });
    expect(started.data).toMatchObject({ isRunning: true, total });
    const job = { licenseId: 1, userId: 1 };
    await republishLooks.run(job, context());
    expect(await looks()).toEqual({ isRunning: false, items: [], total: 0 });
    const { html, css } = await shown(edited);
    expect(css).toContain('--kit-accent:#e4572e');
    expect(html).toContain('Grill');
    expect(html).not.toContain('Draft');

    const before = await historyOf(kept.id);
    await republishLooks.run(job, context());
    expect(await historyOf(kept.id)).toEqual(before);
    await changeLicense(server, 1, { brandKit: null });
  });

  it('is for full administrators, and of one license alone', async () => {
    await expect(ann.call(contract.getOldLooks, { params: { id: '1' } })).rejects.toMatchObject({
      status: 403,
    });
    const epack = await create();
    const css = await publish(epack);
    await changeLicense(server, 2, { brandKit: kit });
    await republishLooks.run({ licenseId: 2, userId: 1 }, context());
    expect((await shown(epack)).css).toBe(css);
    await changeLicense(server, 2, { brandKit: null });
  });
});

describe('the versions of a look', () => {
  it('say who changed which fields when, the newest first', async () => {
    const admin = await server.as('admin');
    const body = { name: 'Versions', brandKit: plainKit };
    const { id } = (await admin.call(contract.createLicense, { body })).data;
    const versions = async () =>
      (await admin.call(contract.listKitVersions, { params: { id: String(id) } })).data.items;
    await changeLicense(server, id, { brandKit: { ...kit, corners: 'round' } });
    await changeLicense(server, id, { brandKit: { ...kit, corners: 'round' } });
    const [newest, oldest, ...others] = await versions();
    expect(others).toEqual([]);
    expect(newest).toMatchObject({
      savedBy: 'admin',
      kit: { ...kit, corners: 'round' },
      changed: ['colors.accent', 'typeScale', 'corners'],
    });
    expect(oldest).toMatchObject({ kit: plainKit, changed: [] });
    await changeLicense(server, id, { brandKit: oldest?.kit ?? null });
    expect((await versions())[0]).toMatchObject({ kit: plainKit, changed: newest?.changed });
    await changeLicense(server, id, { brandKit: null });
    expect((await versions())[0]).toMatchObject({ kit: null, changed: [] });
  });
});

describe('the preview of a kit', () => {
  const preview = async (id: number, brandKit: typeof kit | null) =>
    (
      await (
        await server.as('admin')
      ).call(contract.previewKit, { params: { id: String(id) }, body: { brandKit } })
    ).data;

  it('is the page published last in that look, with the packages that would change, and changes nothing', async () => {
    const epack = await create();
    const css = await publish(epack);
    const { html, changed } = await preview(1, kit);
    expect(html).toContain('--kit-accent:#e4572e');
    expect(html).toContain('Grill');
    expect(changed.items.map(({ id }) => id)).toContain(epack.id);
    expect((await preview(1, null)).changed.items.map(({ id }) => id)).not.toContain(epack.id);
    expect((await shown(epack)).css).toBe(css);
  });

  it('is a designed page where nothing is published', async () => {
    const admin = await server.as('admin');
    const { id } = (await admin.call(contract.createLicense, { body: { name: 'Nothing yet' } })).data;
    const { name, html, changed } = await preview(id, { ...kit, spacing: 'airy' });
    expect(name).toBeNull();
    expect(html).toContain('--kit-space:1.35');
    expect(html).toContain('The name of your product');
    expect(changed).toEqual({ items: [], total: 0 });
  });
});
