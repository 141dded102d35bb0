import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { bodyOf } from '../../../testing/mailSink.ts';
import { openSettings } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { mailUser } from '../accounts/mailUser.ts';
import { issueToken } from '../accounts/signIn.ts';
import { publishDueSchedules } from '../publishing/schedules/publishDue.ts';

let server: TestServer;
let ann: ApiClient;
let ben: ApiClient;
/** Reviewers of license 1. */
let rita: ApiClient;
let rob: ApiClient;
let ids: Record<'rita' | 'rob', number>;
let number = 700;

const query = () => server.services.database.query;

async function addReviewer(username: string): Promise<{ id: number; client: ApiClient }> {
  const { id } = await query()
    .insertInto('app_user')
    .values({
      username,
      roles: ['ROLE_USER'],
      group_id: 10,
      first_name: '',
      last_name: '',
      email: `${username}@example.org`,
      password_hash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await issueToken(server.services.database, id, { audience: 'panel', userAgent: undefined });
  return {
    id,
    client: createApiClient({ baseUrl: server.url, getToken: () => token, getLanguage: () => 'ru' }),
  };
}

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://vitrina.example' });
  ann = await server.as('ann');
  ben = await server.as('ben');
  const settings = JSON.stringify(openSettings);
  await query().insertInto('user_group').values({ id: 10, name: 'reviewers', settings }).execute();
  await query().insertInto('group_license').values({ group_id: 10, license_id: 1 }).execute();
  await sql`
    insert into group_permission (group_id, permission_id) select 10, id from permission
  `.execute(query());
  const [first, second] = [await addReviewer('rita'), await addReviewer('rob')];
  [rita, rob] = [first.client, second.client];
  ids = { rita: first.id, rob: second.id };
  await sql`
    update user_group set settings = jsonb_set(settings::jsonb, '{isContentCheckRequired}', 'true') where id = 1
  `.execute(query());
});
afterAll(() => server.stop());
afterEach(async () => {
  await sql`truncate notification restart identity cascade`.execute(query());
});

async function create(name = 'Kettle'): Promise<string> {
  number++;
  const body = minisite({ name, ean: testGtin(number), mpn: `V-${number}` });
  return (await ann.call(contract.createEpack, { body })).data.id;
}
async function save(id: string, text = 'Changed'): Promise<void> {
  await ann.call(contract.saveComponents, {
    params: { id },
    body: { ...firstPage, components: textPage(text) },
  });
}
const review = async (client: ApiClient, id: string) =>
  (await client.call(contract.getReview, { params: { id } })).data;
const ask = (id: string, body: { reviewerId?: number; note?: string } = {}) =>
  ann.call(contract.requestReview, { params: { id }, body });
const approve = async (client: ApiClient, id: string) =>
  client.call(contract.approveReview, {
    params: { id },
    body: { version: (await review(client, id)).version },
  });
const giveBack = (client: ApiClient, id: string, reason = 'No') =>
  client.call(contract.returnReview, { params: { id }, body: { reason } });
const publish = (id: string) => ann.call(contract.publishToStream, { params: { id }, body: {} });
const commentsOf = async (id: string) =>
  (await ann.call(contract.listReviewComments, { params: { id } })).data.items;
const waitingFor = async (client: ApiClient, search: string) =>
  (await client.call(contract.listWaitingReviews, { query: { search } })).data.items;
const inboxOf = async (client: ApiClient) =>
  (await client.call(contract.listInbox, { query: {} })).data.items;
const refused = { status: 403, code: 'contentCheckRequired' };

/** The address of {@link firstPage} as comments take it. */
const page = { locale: 'ru', template: 'master_template', page: 'index.html' };
const comment = async (client: ApiClient, id: string, body: { text: string; threadId?: number }) =>
  (await client.call(contract.addReviewComment, { params: { id }, body: { page, componentId: 2, ...body } }))
    .data;

describe('a package of a group that requires approval', () => {
  it('is published after a colleague approved it, and not after its next change', async () => {
    const id = await create();
    expect(await review(ann, id)).toMatchObject({ isRequired: true, isApproved: false, request: null });
    await expect(publish(id)).rejects.toMatchObject(refused);
    await ask(id, { note: 'For Friday' });
    expect((await review(ann, id)).request).toMatchObject({
      state: 'waiting',
      requestedBy: { name: 'ann' },
      note: 'For Friday',
      isChangedSince: false,
    });
    await expect(publish(id)).rejects.toMatchObject(refused);
    await approve(rita, id);
    expect(await review(ann, id)).toMatchObject({
      isApproved: true,
      request: { state: 'approved', decidedBy: { name: 'rita' } },
    });
    await publish(id);
    await save(id);
    expect(await review(ann, id)).toMatchObject({ isApproved: false, request: { isChangedSince: true } });
    await expect(publish(id)).rejects.toMatchObject(refused);
  });

  it.each([
    ['a page', (id: string) => save(id)],
    [
      'a new page',
      (id: string) =>
        ann.call(contract.saveComponents, {
          params: { id },
          body: { ...firstPage, page: 'more.html', components: textPage('More') },
        }),
    ],
    [
      'the data',
      (id: string) => ann.call(contract.editEpackProps, { params: { id }, body: { name: 'Other' } }),
    ],
  ])('needs a new approval after a change of %s, even with the clock set back', async (_what, change) => {
    const id = await create();
    await ask(id);
    await approve(rita, id);
    await change(id);
    await sql`update epack set updated_at = now() - interval '1 year' where id = ${id}`.execute(query());
    expect((await review(ann, id)).isApproved).toBe(false);
    await expect(publish(id)).rejects.toMatchObject(refused);
  });

  it('is not published by a schedule that a change has overtaken', async () => {
    const id = await create();
    const publishDate = new Date(Date.now() + 60_000).toISOString();
    const schedule = () => ann.call(contract.schedulePublication, { params: { id }, body: { publishDate } });
    await expect(schedule()).rejects.toMatchObject(refused);
    await ask(id);
    await approve(rita, id);
    await schedule();
    await save(id);
    await sql`update publication_schedule set due_at = now()`.execute(query());
    await publishDueSchedules(server.services);
    const { items } = (await ann.call(contract.listSchedules, { params: { id } })).data;
    expect(items).toMatchObject([{ state: 'failed', failure: 'contentCheckRequired' }]);
    expect((await ann.call(contract.listPublications, { params: { id }, query: {} })).data.total).toBe(0);
  });

  it('is not published with the token of its group either', async () => {
    const id = await create();
    const admin = await server.as('admin');
    const { data } = await admin.call(contract.generateGroupToken, { params: { id: 1 } });
    const machine = createApiClient({ baseUrl: server.url, getToken: () => data.token });
    const attempt = () => machine.call(contract.publishToStream, { params: { id }, body: {} });
    await expect(attempt()).rejects.toMatchObject(refused);
    await ask(id);
    await approve(rita, id);
    await attempt();
  });
});

describe('a request', () => {
  it('is one per package: asking again replaces it', async () => {
    const id = await create('Asked twice');
    await ask(id, { reviewerId: ids.rita });
    await ask(id, { reviewerId: ids.rob, note: 'Second' });
    expect((await review(ann, id)).request).toMatchObject({ reviewer: { name: 'rob' }, note: 'Second' });
    expect(await waitingFor(rita, 'Asked twice')).toEqual([]);
    expect(await waitingFor(rob, 'Asked twice')).toMatchObject([{ id, requestedBy: { name: 'ann' } }]);
  });

  it('says that the package was changed since, and an approval of the old state is refused', async () => {
    const id = await create('Changing');
    await ask(id);
    const { version } = await review(rita, id);
    await save(id);
    expect(await waitingFor(rita, 'Changing')).toMatchObject([{ isChangedSince: true }]);
    const body = { version };
    await expect(rita.call(contract.approveReview, { params: { id }, body })).rejects.toMatchObject({
      status: 409,
      code: 'reviewOutdated',
    });
    await approve(rita, id);
    await publish(id);
  });

  it('names only colleagues who can approve the package', async () => {
    const id = await create();
    const { items } = (await ann.call(contract.listReviewers, { params: { id } })).data;
    expect(items.map(({ name }) => name)).toEqual(['rita', 'rob', 'admin']);
    const mine = (await rita.call(contract.listReviewers, { params: { id } })).data.items;
    expect(mine.map(({ name }) => name)).toEqual(['rob', 'admin']);
    await expect(ask(id, { reviewerId: 3 })).rejects.toMatchObject({ status: 400 });
  });

  it('is not decided by its author, without the permission, by another company, or twice', async () => {
    const id = await create();
    await rita.call(contract.requestReview, { params: { id }, body: {} });
    expect((await review(rita, id)).canDecide).toBe(false);
    await expect(approve(rita, id)).rejects.toMatchObject({ status: 403, code: 'ownReview' });
    await expect(giveBack(ann, id)).rejects.toMatchObject({ status: 403, code: 'notEnoughPermissions' });
    await expect(review(ben, id)).rejects.toMatchObject({ status: 404 });
    await approve(rob, id);
    await expect(giveBack(rob, id)).rejects.toMatchObject({ status: 409, code: 'reviewNotWaiting' });
  });

  it('agrees with the content manager, in both directions', async () => {
    const admin = await server.as('admin');
    const found = async (search: string) =>
      (await admin.call(contract.listContent, { query: { search } })).data.items;
    const first = await create('Agrees one');
    await ask(first);
    await giveBack(rita, first, 'Wrong picture');
    expect(await found('Agrees one')).toMatchObject([
      { isChecked: true, isCorrect: false, note: 'Wrong picture', reviewer: { username: 'rita' } },
    ]);
    expect((await review(ann, first)).request).toMatchObject({ state: 'returned', reason: 'Wrong picture' });
    const second = await create('Agrees two');
    await ask(second);
    await admin.call(contract.markContent, { body: { ids: [second], isCorrect: true } });
    expect(await review(ann, second)).toMatchObject({
      isApproved: true,
      request: { state: 'approved', decidedBy: { name: 'admin' } },
    });
    await publish(second);
  });

  it('shows what an approval would let through', async () => {
    const id = await create();
    const changes = async () => (await rita.call(contract.getReviewChanges, { params: { id } })).data;
    expect(await changes()).toMatchObject({ since: null, pages: [{ state: 'added' }] });
    await ask(id);
    await approve(rita, id);
    await publish(id);
    expect((await changes()).pages).toEqual([]);
    await save(id, 'Another text');
    expect((await changes()).pages).toMatchObject([
      { state: 'changed', blocks: [{ id: 2, differences: ['changed'] }] },
    ]);
  });
});

describe('comments', () => {
  it('are threads on a block, resolved and reopened', async () => {
    const id = await create();
    const first = await comment(rita, id, { text: 'Which kettle?' });
    expect(first).toMatchObject({ threadId: null, page, componentId: 2, componentName: 'x' });
    await comment(ann, id, { text: 'The red one', threadId: first.id });
    const settle = (client: ApiClient, isResolved: boolean) =>
      client.call(contract.settleReviewThread, {
        params: { id, commentId: String(first.id) },
        body: { isResolved },
      });
    await settle(ann, true);
    expect(await commentsOf(id)).toMatchObject([
      { text: 'Which kettle?', author: { name: 'rita' }, isResolved: true, settledBy: { name: 'ann' } },
      { text: 'The red one', threadId: first.id, componentId: 2, isResolved: false },
    ]);
    await settle(rita, false);
    expect(await commentsOf(id)).toMatchObject([{ isResolved: false, settledBy: { name: 'rita' } }, {}]);
    await settle(ann, true);
    await comment(rita, id, { text: 'Not red', threadId: first.id });
    expect((await commentsOf(id))[0]?.isResolved).toBe(false);
  });

  it('stay when their block is removed', async () => {
    const id = await create();
    await comment(rita, id, { text: 'Remove it' });
    await ann.call(contract.saveComponents, { params: { id }, body: { ...firstPage, components: [] } });
    expect(await commentsOf(id)).toMatchObject([{ text: 'Remove it', componentName: 'x' }]);
    await expect(comment(rita, id, { text: 'Again' })).rejects.toMatchObject({ code: 'blockNotSaved' });
  });

  it('are about the package where no page is named, and refused for a page or thread of another', async () => {
    const id = await create();
    const add = (body: object) =>
      rita.call(contract.addReviewComment, { params: { id }, body: { text: 'x', ...body } });
    expect((await add({})).data).toMatchObject({ page: null, componentId: null });
    const other = await comment(rita, await create(), { text: 'Elsewhere' });
    await expect(add({ threadId: other.id })).rejects.toMatchObject({ status: 400 });
    await expect(add({ page: { ...page, locale: 'fr' } })).rejects.toMatchObject({ status: 400 });
    await expect(add({ componentId: 2 })).rejects.toMatchObject({ status: 400 });
    await expect(add({ text: ' ' })).rejects.toMatchObject({ status: 400 });
    await expect(comment(ben, id, { text: 'x' })).rejects.toMatchObject({ status: 404 });
    const params = { id, commentId: String(other.id) };
    const settling = rita.call(contract.settleReviewThread, { params, body: { isResolved: true } });
    await expect(settling).rejects.toMatchObject({ status: 404 });
  });
});

describe('people are told', () => {
  /** Sends the waiting emails, like a worker. */
  async function readMails(): Promise<{ to: string; body: string }[]> {
    const { jobs, log, config } = server.services;
    for (const job of await jobs.boss.fetch(mailUser.name, { batchSize: 100 })) {
      const signal = new AbortController().signal;
      await mailUser.run(mailUser.payload.parse(job.data), { services: server.services, log, signal });
      await jobs.boss.complete(mailUser.name, job.id);
    }
    const folder = join(config.dataFolder, 'outbox');
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    return mails.map((mail) => ({ to: /^To: (.*)$/m.exec(mail)?.[1] ?? '', body: bodyOf(mail) }));
  }

  it('of a request all reviewers of the company in their own language, or the one who was asked', async () => {
    const id = await create('Told');
    await ask(id, { note: 'Before Friday' });
    const link = `/panel/builder-pro/${id}?review=open`;
    expect(await inboxOf(rita)).toMatchObject([
      {
        title: 'Запрошено согласование: Told',
        text: 'ann просит согласовать пакет «Told».\n\nBefore Friday',
        link,
      },
    ]);
    expect(await inboxOf(rob)).toHaveLength(1);
    expect(await inboxOf(await server.as('admin'))).toEqual([]);
    await ask(id, { reviewerId: ids.rob });
    expect([(await inboxOf(rita)).length, (await inboxOf(rob)).length]).toEqual([1, 2]);
    const mails = (await readMails()).filter(({ body }) => body.includes(id));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'rita@example.org',
      'rob@example.org',
      'rob@example.org',
    ]);
    expect(mails[0]?.body).toContain(`https://vitrina.example${link}`);
    expect(mails[0]?.body).toContain('ann asks you to approve the package “Told”.');
  });

  it('of comments and decisions the author, in the language of the author', async () => {
    const id = await create('Answered');
    await ask(id, { reviewerId: ids.rita });
    await comment(rita, id, { text: 'Другая картинка' });
    await giveBack(rita, id, 'Исправьте картинку');
    await ask(id, { reviewerId: ids.rita });
    await approve(rita, id);
    expect(await inboxOf(ann)).toMatchObject([
      { title: 'Approved: Answered' },
      { title: 'Returned: Answered', text: /Исправьте картинку$/ },
      { title: 'New comment: Answered', text: /Другая картинка$/ },
    ]);
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where subject = ${id} and action like 'review.%' order by id
    `.execute(query());
    expect(rows.map(({ action }) => action)).toEqual([
      'review.request',
      'review.comment',
      'review.return',
      'review.request',
      'review.approve',
    ]);
  });
});
