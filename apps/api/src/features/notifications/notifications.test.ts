import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import type { Notice } from './notice.ts';
import { notifyUsers } from './notifyUsers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('notifications', () => {
  it('reach everyone, a group, or somebody, and are read one by one or all', async () => {
    const [admin, ann, ben] = [await server.as('admin'), await server.as('ann'), await server.as('ben')];
    const send = (title: string, to: object) =>
      admin.call(contract.sendNotification, { body: { title, text: `${title} text`, ...to } });
    await send('all', { isForEveryone: true });
    await send('group', { groupIds: [1] });
    const { data: toBen } = await send('ben', { userIds: [3] });
    const inboxOf = async (client: typeof ann) => {
      const { items, unreadCount } = (await client.call(contract.listInbox, { query: {} })).data;
      return [items.map(({ title }) => title), unreadCount];
    };
    expect(await inboxOf(ann)).toEqual([['group', 'all'], 2]);
    expect(await inboxOf(ben)).toEqual([['ben', 'all'], 2]);
    await ben.call(contract.readNotification, { params: { id: toBen.id } });
    expect((await ben.call(contract.listInbox, { query: { isRead: 'false' } })).data).toMatchObject({
      total: 1,
      unreadCount: 1,
    });
    await ann.call(contract.readAllNotifications);
    await ann.call(contract.readAllNotifications);
    expect(await inboxOf(ann)).toEqual([['group', 'all'], 0]);
    const sent = await admin.call(contract.listNotifications, { query: { sort: 'title' } });
    expect(sent.data.items.map(({ title, readerCount, author }) => [title, readerCount, author])).toEqual([
      ['all', 1, 'admin'],
      ['ben', 1, 'admin'],
      ['group', 1, 'admin'],
    ]);
    await admin.call(contract.deleteNotification, { params: { id: toBen.id } });
    expect(await inboxOf(ben)).toEqual([['all'], 1]);
  });

  it('of the server are in the language of each reader, and are found by what is the same in both', async () => {
    const { query } = server.services.database;
    const values = { name: 'Kettle', user: 'ben' };
    const notice: Notice = {
      title: {
        id: 'alert.line',
        values: { what: { id: 'shelf.problem.noScript' }, page: 'Pan', retailer: 'Shop' },
      },
      lines: [{ id: 'review.returned.text', values }, '', 'Исправьте {name}'],
    };
    await notifyUsers(query, [2], { notice, link: '/panel/profile' });
    const token = await server.tokenOf('ann');
    const read = async (language: string, search?: string) => {
      const client = createApiClient({
        baseUrl: server.url,
        getToken: () => token,
        getLanguage: () => language,
      });
      const { items } = (await client.call(contract.listInbox, { query: { ...(search && { search }) } }))
        .data;
      return items.filter(({ link }) => link !== null).map(({ title, text }) => [title, text]);
    };
    const english = [['No script: Pan, Shop', 'ben returned the package “Kettle”:\n\nИсправьте {name}']];
    expect(await read('en')).toEqual(english);
    expect(await read('ru')).toEqual([
      ['Нет скрипта: Pan, Shop', 'ben возвращает пакет «Kettle»:\n\nИсправьте {name}'],
    ]);
    for (const word of ['kettle', 'PAN', 'исправьте']) expect(await read('en', word)).toEqual(english);
    expect(await read('en', 'review.returned')).toEqual([]);
  });

  it('to nobody, or to somebody who is not there, are refused', async () => {
    const admin = await server.as('admin');
    for (const to of [{}, { userIds: [99_999] }, { groupIds: [99_999] }]) {
      const body = { title: 'x', text: 'x', ...to };
      await expect(admin.call(contract.sendNotification, { body })).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe('debt notices', () => {
  it('are written for a license, closed by its users, and taken back', async () => {
    const [admin, ann] = [await server.as('admin'), await server.as('ann')];
    const body = { licenseId: 1, messageEn: 'Please pay', messageRu: 'Оплатите' };
    const { data } = await admin.call(contract.createDebtNotice, { body });
    const ask = { userId: 2, systemIds: [1, 2] };
    expect((await ann.call(contract.listDebtNotices, { body: ask })).data).toMatchObject({
      total: 1,
      items: [{ message: 'Please pay' }],
    });
    await ann.call(contract.closeDebtNotice, { params: { id: data.id }, body: { userId: 2 } });
    const list = await admin.call(contract.searchDebtNotices, { query: { licenses: '1' } });
    expect(list.data.items).toMatchObject([{ license: { name: 'License one' }, closedCount: 1 }]);
    await admin.call(contract.deleteDebtNotice, { params: { id: data.id } });
    expect((await admin.call(contract.searchDebtNotices, { query: {} })).data.total).toBe(0);
  });
});

describe('user statistics', () => {
  it('count sign-ins, screens and active days by the report time zone', async () => {
    const { query } = server.services.database;
    // 21:30 and 20:30 UTC: two days in Moscow.
    const act = (action: string, target: string, time: string) => ({
      user_id: 2,
      action,
      action_type: '',
      target,
      data: 'null',
      created_at: new Date(time),
    });
    await query
      .insertInto('front_log')
      .values([
        act('signIn', 'Login', '2026-03-02T20:30:00Z'),
        act('enter', 'dashboard', '2026-03-02T20:31:00Z'),
        act('enter', 'trends', '2026-03-02T21:30:00Z'),
        act('enter', 'trends', '2026-03-02T21:31:00Z'),
        act('enter', 'trends', '2026-04-01T10:00:00Z'),
      ])
      .execute();
    const admin = await server.as('admin');
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const { data } = await admin.call(contract.listUsersStats, { query: march });
    expect(data.total).toBe(4);
    expect(data.items[0]).toEqual({
      id: 2,
      username: 'ann',
      firstName: '',
      lastName: '',
      group: { id: 1, name: 'one' },
      signInCount: 1,
      enterCount: 3,
      actionCount: 4,
      activeDayCount: 2,
      topTarget: 'trends',
      lastActionDate: '2026-03-02T21:31:00.000Z',
    });
    expect(data.items[1]).toMatchObject({ actionCount: 0, topTarget: null, lastActionDate: null });
    await expect(
      admin.call(contract.listUsersStats, { query: { from: '2026-03-02', to: '2026-03-01' } }),
    ).rejects.toMatchObject({ code: 'rangeReversed' });
  });
});
