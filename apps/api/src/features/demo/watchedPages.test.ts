import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract, pageProblemTypes, type PageStatus } from '@vitrina/api-client/contract';
import { watchedPages } from '@vitrina/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findHeadlessChromium } from '../../../../../tooling/bootstrap/chromium.mjs';
import { buildEmbed } from '../../../testing/monitor/embedFiles.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { checkPages } from '../monitor/jobs.ts';
import { loadDemo } from './loadDemo.ts';
import { moveWatchedPages } from './loadWatchedPages.ts';

const chromium = findHeadlessChromium();

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ VITRINA_DEMO: '1' }, { withPeople: false });
  await loadDemo(server.services);
  const { config } = server.services;
  Object.assign(config, { demoShopOrigins: [server.url] });
  await moveWatchedPages(server.services);
  const body = { login: 'admin', password: 'vitrina-demo' };
  const { token } = await createApiClient({ baseUrl: server.url }).call(contract.getToken, { body });
  admin = createApiClient({ baseUrl: server.url, getToken: () => token });
}, 120_000);
afterAll(() => server.stop());

async function check(): Promise<void> {
  const { services } = server;
  await admin.call(contract.checkMonitoredPages, { body: { filter: { search: '/demo-shop/watched/' } } });
  await checkPages.run({}, { services, log: services.log, signal: new AbortController().signal });
}

/** Lists the status and the problems of each watched page of the shop, by its id. */
async function listFaults(): Promise<Map<string, { status: PageStatus; problems: string[] }>> {
  const query = { search: '/demo-shop/watched/', limit: '100' };
  const { items } = (await admin.call(contract.listMonitoredPages, { query })).data;
  return new Map(
    items.map(({ link, status, problems }) => [
      link?.split('/').at(-1) ?? '',
      { status, problems: problems.map(({ type }) => type) },
    ]),
  );
}

/** Problems that only a browser finds, and the test's server has none. */
const seenOnly: readonly string[] = [
  'contentMissing',
  'contentHidden',
  'contentDiffers',
  'lookDiffers',
  'blockedByPolicy',
  'scriptError',
];

const statuses: Record<string, PageStatus> = {
  deleted: 'pdpDeleted',
  locked: 'locked',
  hidden: 'pdpHidden',
  lowTraffic: 'lowTraffic',
  noTraffic: 'noTraffic',
};

it(
  'shows each problem and status, and a mended page clears exactly its own',
  { timeout: 300_000 },
  async () => {
    await check();
    const before = await listFaults();
    const isProblem = (id: string) => (pageProblemTypes as readonly string[]).includes(id);
    expect(new Map(Array.from(before, ([id, { problems }]) => [id, problems]))).toEqual(
      new Map(watchedPages.map(({ id }) => [id, isProblem(id) ? [id] : []])),
    );
    for (const [id, status] of Object.entries(statuses)) expect(before.get(id)?.status).toBe(status);
    expect(
      watchedPages
        .map(({ id }) => id)
        .filter(isProblem)
        .toSorted(),
    ).toEqual(pageProblemTypes.filter((type) => !seenOnly.includes(type)).toSorted());

    const expected = new Map(before);
    for (const { id, fault, answer } of watchedPages) {
      if (!fault && !answer) continue;
      const mend = await fetch(`${server.url}/demo-shop/watched/${id}/mend`, {
        method: 'POST',
        redirect: 'manual',
      });
      expect(mend.status).toBe(303);
      await check();
      // Visitors went to the product's own page in the shop, not to this one.
      expected.set(id, { status: 'noTraffic', problems: [] });
      expect(await listFaults()).toEqual(expected);
    }
  },
);

it.skipIf(!chromium)(
  'a browser finds the same on the shop’s pages as their HTML',
  { timeout: 300_000 },
  async () => {
    for (const { id } of watchedPages)
      await fetch(`${server.url}/demo-shop/watched/${id}/break`, { method: 'POST', redirect: 'manual' });
    await check();
    const byHtml = await listFaults();
    const { config, appFolders } = server.services;
    await buildEmbed(appFolders.embed);
    Object.assign(config, { checkBrowserPath: chromium });
    await check();
    expect(await listFaults()).toEqual(byHtml);
  },
);
