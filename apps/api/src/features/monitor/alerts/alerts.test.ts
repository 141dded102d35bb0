import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract, type AlertRuleInput, type PageProblemType } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../../testing/mailSink.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { mailUser } from '../../accounts/mailUser.ts';
import { sendDueAlerts } from './sendAlerts.ts';

let server: TestServer;
let ann: ApiClient;
let ben: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://vitrina.example' });
  ann = await server.as('ann');
  ben = await server.as('ben');
});
afterAll(() => server.stop());
afterEach(async () => {
  await sql`truncate alert_rule, product_page, notification restart identity cascade`.execute(query());
});

const query = () => server.services.database.query;
const send = (now = new Date()) => sendDueAlerts(server.services, now);

const missing: AlertRuleInput = {
  name: 'Missing',
  problems: ['noScript'],
  statuses: [],
  retailerIds: [],
  brandIds: [],
  licenseIds: [],
  pace: 'atOnce',
  isByMail: true,
  language: 'en',
};
const addRule = async (client: ApiClient, change: Partial<AlertRuleInput> = {}) =>
  (await client.call(contract.createAlertRule, { body: { ...missing, ...change } })).data;
const inboxOf = async (client: ApiClient) =>
  (await client.call(contract.listInbox, { query: {} })).data.items;

async function addPage(change: Record<string, unknown> = {}): Promise<number> {
  const { id } = await query()
    .insertInto('product_page')
    .values({ retailer_id: 1, license_id: 1, product_name: 'Kettle', ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function addProblem(pageId: number, type: PageProblemType, since = new Date()): Promise<void> {
  await query()
    .insertInto('page_problem')
    .values({ page_id: pageId, type, since, expected: '', found: '' })
    .execute();
}
const clear = () => sql`update page_problem set cleared_at = now() where cleared_at is null`.execute(query());

/** Sends the waiting emails, like a worker. */
async function readMails(): Promise<string[]> {
  const { jobs, log, config } = server.services;
  for (const job of await jobs.boss.fetch(mailUser.name, { batchSize: 100 })) {
    await mailUser.run(mailUser.payload.parse(job.data), {
      services: server.services,
      log,
      signal: new AbortController().signal,
    });
    await jobs.boss.complete(mailUser.name, job.id);
  }
  const folder = join(config.dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

describe('an alert rule', () => {
  it('tells of a problem once, in the inbox and by e-mail, and again only when it came back', async () => {
    await addRule(ann);
    const page = await addPage();
    await addProblem(page, 'noScript');
    await addProblem(page, 'noEan');
    await send();
    await send();
    expect(await inboxOf(ann)).toMatchObject([
      {
        title: 'Missing: 1 new',
        text: expect.stringMatching(/^No script: Kettle, /) as string,
        link: `/panel/statistics/liveMonitor?open=${page}`,
        isRead: false,
      },
    ]);
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(bodyOf(mails[0] ?? '')).toContain(
      `https://vitrina.example/panel/statistics/liveMonitor?open=${page}`,
    );

    await clear();
    await addProblem(page, 'noScript');
    await send();
    expect(await inboxOf(ann)).toHaveLength(2);
  });

  it('tells a problem once to a user whose rules both ask for it', async () => {
    await addRule(ann);
    await addRule(ann, { name: 'Scripts', isByMail: false });
    await addProblem(await addPage(), 'noScript');
    await send();
    expect(await inboxOf(ann)).toHaveLength(1);
  });

  it('says nothing of what began before it, is acknowledged, or is over', async () => {
    const page = await addPage();
    await addProblem(page, 'noScript');
    await addRule(ann);
    await addProblem(await addPage(), 'noScript');
    await clear();
    await addProblem(await addPage(), 'noScript');
    await sql`update page_problem set is_acknowledged = true`.execute(query());
    await send();
    expect(await inboxOf(ann)).toEqual([]);
  });

  it('tells each user of pages within their reach only, as it is when it tells', async () => {
    await addRule(ann);
    await addRule(ben);
    await addProblem(await addPage(), 'noScript');
    await send();
    expect(await inboxOf(ann)).toHaveLength(1);
    expect(await inboxOf(ben)).toEqual([]);

    await sql`delete from group_permission where group_id = 1`.execute(query());
    await addProblem(await addPage(), 'noScript');
    await send();
    await sql`insert into group_permission (group_id, permission_id) select 1, unnest(array[2,3,4,5,6])`.execute(
      query(),
    );
    expect(await inboxOf(ann)).toHaveLength(1);
  });

  it('looks at the chosen retailers and brands only', async () => {
    const { id: brandId } = await query()
      .insertInto('brand')
      .values({ name: 'Tefal', license_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addRule(ann, { brandIds: [brandId] });
    await addProblem(await addPage({ brand: 'Krups', product_name: 'Grinder' }), 'noScript');
    await addProblem(await addPage({ brand: 'TEFAL', product_name: 'Pan' }), 'noScript');
    await send();
    expect(await inboxOf(ann)).toMatchObject([{ title: 'Missing: 1 new', text: /Pan/ }]);
  });

  it('refuses retailers, brands and licenses out of reach', async () => {
    await expect(addRule(ann, { licenseIds: [2] })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body.licenseIds' }],
    });
    await expect(addRule(ann, { problems: [] })).rejects.toMatchObject({ status: 400 });
  });

  it('tells of a status, in the inbox in the reader’s language and by e-mail in the rule’s', async () => {
    await addRule(ann, { problems: [], statuses: ['pdpDeleted'], language: 'ru', name: 'Пропали' });
    const page = await addPage();
    await sql`
      insert into page_status_period (page_id, since, status) values (${page}, now(), 'pdpDeleted')
    `.execute(query());
    await send();
    await send();
    expect(await inboxOf(ann)).toMatchObject([
      { title: 'Пропали: 1 new', text: expect.stringMatching(/^PDP Deleted: Kettle, /) as string },
    ]);
    const token = await server.tokenOf('ann');
    const inRussian = createApiClient({
      baseUrl: server.url,
      getToken: () => token,
      getLanguage: () => 'ru',
    });
    expect(await inboxOf(inRussian)).toMatchObject([
      { title: 'Пропали: новых — 1', text: expect.stringMatching(/^Карточка удалена: Kettle, /) as string },
    ]);
    expect((await readMails()).map(bodyOf).join()).toContain('Карточка удалена: Kettle');
  });

  it('waits for eight in the morning of the report’s time zone where it tells once a day', async () => {
    await addRule(ann, { pace: 'daily' });
    // Eight in Moscow is five in UTC.
    const set = (moment: string) =>
      sql`update alert_rule set created_at = ${moment}, looked_at = ${moment}`.execute(query());
    await set('2026-03-10T06:00:00Z');
    const page = await addPage();
    await addProblem(page, 'noScript', new Date('2026-03-10T12:00:00Z'));
    await addProblem(page, 'incorrectEan', new Date('2026-03-10T12:00:00Z'));
    await send(new Date('2026-03-11T04:59:00Z'));
    expect(await inboxOf(ann)).toEqual([]);
    await send(new Date('2026-03-11T05:00:00Z'));
    await send(new Date('2026-03-11T05:01:00Z'));
    expect(await inboxOf(ann)).toHaveLength(1);
  });
});

it('what rules tell stays out of the list of what administrators sent', async () => {
  await addRule(ann);
  await addProblem(await addPage(), 'noScript');
  await send();
  const admin = await server.as('admin');
  const { data } = await admin.call(contract.listNotifications, { query: {} });
  expect(data.items).toEqual([]);
});
