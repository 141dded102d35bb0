import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { runChecks } from '../../../../testing/monitor/runChecks.ts';
import {
  productPage,
  startTestShop,
  type EmbedAttributes,
  type TestShop,
} from '../../../../testing/monitor/testShop.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { checkPromised, openBrokenPromises } from './keepPromises.ts';
import { mailRetailer } from './reports.ts';

// Ann watches for license 1, Ben for license 2.
let server: TestServer;
let shop: TestShop;
let ann: ApiClient;
let ben: ApiClient;
let admin: ApiClient;
let number = 800;
beforeAll(async () => {
  shop = await startTestShop();
  server = await startTestServer({ CHECK_ALLOWED_ORIGINS: shop.origin });
  ann = await server.as('ann');
  ben = await server.as('ben');
  admin = await server.as('admin');
  await sql`update retailer set domains = '{127.0.0.1}' where id = 1`.execute(server.services.database.query);
});
afterAll(async () => {
  await server.stop();
  await shop.stop();
});

const check = () => runChecks(server.services, [shop]);
const read = async (id: number, by = ann) =>
  (await by.call(contract.getIncident, { params: { id: String(id) } })).data;
const logOf = async (id: number) => (await read(id)).events.map(({ kind }) => kind).toReversed();
const inboxOf = async (client: ApiClient) =>
  (await client.call(contract.listInbox, { query: {} })).data.items.map(({ title }) => title);
const change = (ids: number[], body: object, by = ann) =>
  by.call(contract.changeIncidents, { body: { ids, ...body } });
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Shelf {
  /** The pages without our script. */
  pages: { id: number; path: string }[];
  right: EmbedAttributes;
  epackId: string;
}

/** Publishes an epack, and watches pages that show the product without our script. */
async function watch(count: number): Promise<Shelf> {
  number++;
  const product = { ean: testGtin(number), mpn: `I-${number}`, brand: 'Acme' };
  const { data: epack } = await ann.call(contract.createEpack, { body: minisite(product) });
  await ann.call(contract.publishToStream, { params: { id: epack.id }, body: { retailerIds: [1] } });
  const pages = [];
  for (let index = 0; index < count; index++) {
    const path = `/incidents/${number}/${index}`;
    shop.pages.set(path, productPage(undefined));
    const body = { retailerId: 1, licenseId: 1, link: shop.origin + path, ...product };
    pages.push({ id: (await ann.call(contract.addMonitoredPage, { body })).data.id, path });
  }
  await check();
  return { pages, right: { retailer: '1', ...product }, epackId: epack.id };
}

/** Gives pages our script, or takes it away, and checks them. */
async function setScript({ pages, right }: Shelf, isThere: boolean) {
  for (const { path } of pages) shop.pages.set(path, productPage(isThere ? right : undefined));
  await ann.call(contract.checkMonitoredPages, { body: { ids: pages.map(({ id }) => id) } });
  await check();
}

async function incidentOf({ epackId }: Shelf, by = ann) {
  const { data } = await by.call(contract.listIncidents, { query: { limit: '100' } });
  const found = data.items.filter(({ epack }) => epack?.id === epackId);
  expect(found).toHaveLength(1);
  return found[0]!;
}

describe('an incident', () => {
  it('gathers the pages with one problem, closes with the last of them, and opens again', async () => {
    const shelf = await watch(3);
    const incident = await incidentOf(shelf);
    expect(incident).toMatchObject({ type: 'noScript', state: 'open', pageCount: 3, owner: null });
    const [first, ...others] = shelf.pages;
    await setScript({ ...shelf, pages: [first!] }, true);
    expect(await read(incident.id)).toMatchObject({ state: 'open', pageCount: 2 });
    await setScript({ ...shelf, pages: others }, true);
    expect(await read(incident.id)).toMatchObject({ state: 'closed', pageCount: 0, pages: [] });
    await setScript({ ...shelf, pages: [first!] }, false);
    expect(await incidentOf(shelf)).toMatchObject({ id: incident.id, state: 'open', pageCount: 1 });
    expect(await logOf(incident.id)).toEqual(['opened', 'closed', 'reopened']);
  });

  it('closes when its last page is no longer watched', async () => {
    const shelf = await watch(1);
    const { id } = await incidentOf(shelf);
    await ann.call(contract.deleteMonitoredPage, { params: { id: String(shelf.pages[0]!.id) } });
    expect(await read(id)).toMatchObject({ state: 'closed' });
  });

  it('closes when its last two pages are corrected at the same time', async () => {
    const shelf = await watch(2);
    const { id } = await incidentOf(shelf);
    await setScript(shelf, true);
    expect(await read(id)).toMatchObject({ state: 'closed' });
  });

  it('has an owner, a due date and comments, which two people see', async () => {
    const { id } = await incidentOf(await watch(1));
    const people = (await ann.call(contract.listIncidentPeople, {})).data;
    expect(people.map(({ username }) => username)).toEqual(['ann']);
    await change([id], { ownerId: people[0]?.id, dueDate: dayFromNow(-2), state: 'inProgress' }, admin);
    const params = { id: String(id) };
    await ann.call(contract.commentOnIncident, { params, body: { text: 'I asked the shop.' } });
    expect(await read(id, admin)).toMatchObject({
      state: 'inProgress',
      owner: { username: 'ann' },
      isOverdue: true,
      events: [
        { kind: 'comment', text: 'I asked the shop.', username: 'ann' },
        { kind: 'due', username: 'admin' },
        { kind: 'owner', text: 'ann' },
        { kind: 'state', text: 'inProgress' },
        { kind: 'opened', username: '' },
      ],
    });
    expect(await inboxOf(ann)).toContain('Incidents assigned to you: 1');
    const overdue = await ann.call(contract.listIncidents, { query: { isOverdue: 'true' } });
    expect(overdue.data.items).toMatchObject([{ id }]);
  });

  it('is invisible and unchangeable for another license', async () => {
    const shelf = await watch(1);
    const { id } = await incidentOf(shelf);
    await expect(read(id, ben)).rejects.toMatchObject({ status: 404 });
    expect((await change([id], { state: 'accepted' }, ben)).data).toMatchObject({
      count: 0,
      refused: [{ id }],
    });
    const people = (await ben.call(contract.listIncidentPeople, {})).data;
    const ownerId = people.find(({ username }) => username === 'ben')?.id;
    await expect(change([id], { ownerId })).rejects.toMatchObject({ status: 400 });
    expect(await read(id)).toMatchObject({ state: 'open', owner: null });
  });

  it('that is closed takes no change', async () => {
    const shelf = await watch(1);
    const { id } = await incidentOf(shelf);
    await setScript(shelf, true);
    const { data } = await change([id], { state: 'inProgress' });
    expect(data).toMatchObject({ count: 0, refused: [{ id, code: 'incidentClosed' }] });
    expect(await read(id)).toMatchObject({ state: 'closed' });
  });
});

describe('the pages of an incident', () => {
  const bulk = (id: number) => ({ filter: { incidents: String(id) } });

  it('are listed, get a reason, an alias and a mapping at once, and are removed at once', async () => {
    const shelf = await watch(3);
    const { id } = await incidentOf(shelf);
    await watch(1);
    const list = async () =>
      (await ann.call(contract.listMonitoredPages, { query: { incidents: String(id) } })).data.items;
    expect(new Set((await list()).map((page) => page.id))).toEqual(
      new Set(shelf.pages.map((page) => page.id)),
    );
    const dry = await ann.call(contract.sendPageReasons, {
      body: { ...bulk(id), reasonId: 1, dryRun: true },
    });
    expect(dry.data).toEqual({ count: 3, refused: [] });
    expect(await list()).toMatchObject([{ reason: null }, { reason: null }, { reason: null }]);
    await ann.call(contract.sendPageReasons, { body: { ...bulk(id), reasonId: 1, note: 'Asked' } });
    expect((await list()).map(({ status, reason }) => [status, reason?.note])).toEqual(
      Array.from({ length: 3 }, () => ['reasonSent', 'Asked']),
    );
    await ann.call(contract.sendPageReasons, { body: { ...bulk(id), reasonId: null } });
    await ann.call(contract.changeMonitoredPages, {
      body: { ...bulk(id), brandAlias: 'ACME', isInStock: false },
    });
    for (const page of await list())
      expect(page).toMatchObject({ brandAlias: 'ACME', isInStock: false, reason: null });
    await ann.call(contract.deleteMonitoredPages, { body: bulk(id) });
    expect(await list()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'closed' });
  });

  it('are mapped to the one epack with their keys; others are refused with the reason', async () => {
    const { pages, epackId } = await watch(1);
    const ids = pages.map((page) => page.id);
    await ann.call(contract.changeMonitoredPages, { body: { ids, mapping: 'none' } });
    const body = { retailerId: 1, licenseId: 1, productName: 'Unknown', ean: testGtin(9990) };
    const unknown = (await ann.call(contract.addMonitoredPage, { body })).data.id;
    const { data } = await ann.call(contract.changeMonitoredPages, {
      body: { ids: [...ids, unknown], mapping: 'suggested' },
    });
    expect(data).toMatchObject({
      count: 1,
      refused: [{ id: unknown, name: 'Unknown', code: 'noSingleMatch' }],
    });
    const page = await ann.call(contract.getMonitoredPage, { params: { id: String(ids[0]) } });
    expect(page.data.mapping?.id).toBe(epackId);
  });
});

describe('a promise', () => {
  it('is checked the day after it, and broken if the page still has the problem', async () => {
    const shelf = await watch(1);
    const { id } = await incidentOf(shelf);
    await expect(change([id], { state: 'promised' })).rejects.toMatchObject({ status: 400 });
    const { id: ownerId } = (await ann.call(contract.listIncidentPeople, {})).data.find(
      ({ username }) => username === 'ann',
    )!;
    await change([id], { state: 'promised', promisedDate: dayFromNow(2), ownerId });
    const { database } = server.services;
    const run = async () => {
      await checkPromised(database);
      await check();
      await openBrokenPromises(database);
    };
    await run();
    expect(await read(id)).toMatchObject({ state: 'promised', promisedDate: dayFromNow(2) });
    await sql`update incident set promised_on = current_date - 2 where id = ${id}`.execute(database.query);
    await run();
    expect(await read(id)).toMatchObject({ state: 'open', promisedDate: null });
    expect(await inboxOf(ann)).toContain('Not corrected by the promised day: 1');
    await change([id], { state: 'promised', promisedDate: dayFromNow(-2) });
    shop.pages.set(shelf.pages[0]!.path, productPage(shelf.right));
    await run();
    expect(await read(id)).toMatchObject({ state: 'closed' });
    expect((await logOf(id)).slice(-3)).toEqual(['promiseBroken', 'state', 'closed']);
  });
});

describe('a report', () => {
  const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
  const open = (token: string) =>
    createApiClient({ baseUrl: server.url }).call(contract.readIncidentReport, { body: { token } });

  it('is mailed to the retailer, shows pages and evidence to anybody with the link, and can be ended', async () => {
    const shelf = await watch(2);
    const { id } = await incidentOf(shelf);
    const params = { id: String(id) };
    const body = {
      to: 'shop@example.org',
      note: 'Please add the script.',
      language: 'en' as const,
      lifetime: 'week' as const,
    };
    const { data } = await ann.call(contract.reportIncident, { params, body });
    const { jobs, log, config } = server.services;
    for (const job of await jobs.boss.fetch(mailRetailer.name, { batchSize: 10 }))
      await mailRetailer.run(mailRetailer.payload.parse(job.data), {
        services: server.services,
        log,
        signal: new AbortController().signal,
      });
    const outbox = join(config.dataFolder, 'outbox');
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    );
    expect(
      mails.some((mail) => mail.includes('shop@example.org') && mail.includes('Please add the script.')),
    ).toBe(true);
    expect(new URL(data.url).search).not.toContain(tokenIn(data.url));

    const shared = (await open(tokenIn(data.url))).data;
    expect(shared).toMatchObject({ type: 'noScript', note: 'Please add the script.', pageCount: 2 });
    expect(new Set(shared.pages.map(({ link }) => link))).toEqual(
      new Set(shelf.pages.map(({ path }) => shop.origin + path)),
    );
    const [report] = (await read(id)).reports;
    expect(report).toMatchObject({ sentTo: 'shop@example.org', openedDate: expect.any(String) as string });
    await ann.call(contract.endIncidentReport, { params: { ...params, reportId: String(report!.id) } });
    await expect(open(tokenIn(data.url))).rejects.toMatchObject({ status: 404 });
    expect((await read(id)).reports).toEqual([]);
  });

  it('ends by itself, and when its author no longer has access', async () => {
    const { id } = await incidentOf(await watch(1));
    const params = { id: String(id) };
    const body = { to: '' as const, note: '', language: 'ru' as const, lifetime: 'week' as const };
    const { data } = await ann.call(contract.reportIncident, { params, body });
    const { query } = server.services.database;
    await sql`update app_user set is_enabled = false where username = 'ann'`.execute(query);
    await expect(open(tokenIn(data.url))).rejects.toMatchObject({ status: 404 });
    await sql`update app_user set is_enabled = true where username = 'ann'`.execute(query);
    await open(tokenIn(data.url));
    await sql`update incident_report set expires_at = now() where incident_id = ${id}`.execute(query);
    await expect(open(tokenIn(data.url))).rejects.toMatchObject({ status: 404 });
  });
});

it('the quality of a retailer is the share of its pages without a problem, day by day', async () => {
  const qualityNow = async (by: ApiClient) => {
    const { data } = await by.call(contract.listRetailerQuality, { query: {} });
    return data.find(({ retailer }) => retailer.id === 1)?.days.at(-1);
  };
  const before = (await qualityNow(ann))!;
  const shelf = await watch(4);
  await setScript({ ...shelf, pages: shelf.pages.slice(1) }, true);
  expect(await qualityNow(ann)).toEqual({
    day: before.day,
    pages: before.pages + 4,
    sound: before.sound + 3,
  });
  expect(await qualityNow(ben)).toBeUndefined();
  const { query } = server.services.database;
  await sql`
    update product_page set created_at = now() - interval '3 days' where id = any(${shelf.pages.map(({ id }) => id)}::int[])
  `.execute(query);
  const { data } = await ann.call(contract.listRetailerQuality, { query: {} });
  const yesterday = data.find(({ retailer }) => retailer.id === 1)?.days.at(-2);
  expect(yesterday).toMatchObject({ pages: 4, sound: 4 });
});
