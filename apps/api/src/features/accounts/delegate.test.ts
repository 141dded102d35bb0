import type { ApiClient } from '@vitrina/api-client';
import { contract, type GroupInput, type UserInput } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSettings, testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let delegate: ApiClient;
let admin: ApiClient;
/** A second group of license 1, which the delegate can change. */
let groupId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await server.services.database.query
    .insertInto('group_permission')
    .values({ group_id: 1, permission_id: 1 })
    .execute();
  delegate = await server.as('ann');
  groupId = (await admin.call(contract.createGroup, { body: group })).data.id;
});
afterAll(() => server.stop());

const group: GroupInput = {
  name: 'Interns',
  settings: openSettings,
  permissions: ['Builder'],
  licenseIds: [1],
  retailerIds: [],
};
const person: UserInput = {
  username: 'intern',
  firstName: '',
  lastName: '',
  email: 'intern@example.org',
  roles: ['ROLE_USER'],
  groupId: 1,
  isEnabled: true,
};

describe('who has the permission Admin without being ROLE_ADMIN', () => {
  it('sees the users, groups, licenses and retailers of the own licenses', async () => {
    const query = { limit: 100 };
    const names = async (of: Promise<{ data: { items: { name?: string; username?: string }[] } }>) =>
      (await of).data.items.map(({ name, username }) => name ?? username);
    expect(await names(delegate.call(contract.listUsers, { query }))).toEqual(['ann']);
    expect(await names(delegate.call(contract.listGroups, { query }))).toEqual(['Interns', 'one']);
    expect(await names(delegate.call(contract.searchLicenses, { query }))).toEqual(['License one']);
    expect(await names(delegate.call(contract.searchBrands, { query }))).toEqual(['Acme']);
    expect(await names(delegate.call(contract.listUsersStats, { query }))).toEqual(['ann']);
    const retailers = (await delegate.call(contract.searchRetailers, { query })).data.items;
    expect(retailers.flatMap(({ licenses }) => licenses.map(({ id }) => id))).toEqual([1, 1]);
    const log = (await delegate.call(contract.listAuditLog, { query })).data.items;
    expect(log.every(({ user }) => user?.name === 'ann')).toBe(true);
  });

  it.each([
    ['getUser', () => delegate.call(contract.getUser, { params: { id: 3 } })],
    ['an administrator', () => delegate.call(contract.getUser, { params: { id: 1 } })],
    ['getGroup', () => delegate.call(contract.getGroup, { params: { id: 2 } })],
    ['generateGroupToken', () => delegate.call(contract.generateGroupToken, { params: { id: 2 } })],
    ['getLicense', () => delegate.call(contract.getLicense, { params: { id: 2 } })],
    ['deleteUser', () => delegate.call(contract.deleteUser, { params: { id: 3 } })],
    ['endUserSessions', () => delegate.call(contract.endUserSessions, { params: { id: 1 } })],
    ['updateUser', () => delegate.call(contract.updateUser, { params: { id: 1 }, body: person })],
  ])('does not reach %s of others', async (_what, call) => {
    await expect(call()).rejects.toMatchObject({ status: 404 });
  });

  it('makes and changes accounts in the own groups', async () => {
    const body = { ...person, groupId, password: testPassword };
    const { data } = await delegate.call(contract.createUser, { body });
    await delegate.call(contract.updateUser, {
      params: { id: data.id },
      body: { ...person, isEnabled: false },
    });
    await delegate.call(contract.deleteUser, { params: { id: data.id } });
    await expect(admin.call(contract.getUser, { params: { id: data.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['administrator', { ...person, roles: ['ROLE_ADMIN' as const] }],
    ['account without a group', { ...person, groupId: null }],
    ['account in another license’s group', { ...person, groupId: 2 }],
  ])('makes no %s', async (_what, body) => {
    const outcome = delegate.call(contract.createUser, { body: { ...body, password: testPassword } });
    await expect(outcome).rejects.toMatchObject({
      status: expect.toSatisfy((s) => s === 400 || s === 403) as number,
    });
  });

  it.each<[string, Partial<GroupInput>]>([
    ['another license', { licenseIds: [1, 2] }],
    ['no license, which nobody administers', { licenseIds: [] }],
    ['a wider category rule', { settings: { ...openSettings, excludedCategories: [1] } }],
  ])('gives no group %s', async (_what, change) => {
    const body = { ...group, ...change };
    await expect(delegate.call(contract.createGroup, { body })).rejects.toMatchObject({ status: 403 });
    await expect(
      delegate.call(contract.updateGroup, { params: { id: groupId }, body }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('gives no permission and no switch the own group does not have', async () => {
    const { query } = server.services.database;
    const narrow = { ...openSettings, canPublishToStream: false, isContentCheckRequired: true };
    const write = (settings: object) =>
      query
        .updateTable('user_group')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', 1)
        .execute();
    await write(narrow);
    await query
      .deleteFrom('group_permission')
      .where('group_id', '=', 1)
      .where('permission_id', '=', 4)
      .execute();
    for (const change of [
      { settings: narrow, permissions: ['Trends' as const] },
      { settings: { ...narrow, canPublishToStream: true } },
      { settings: { ...narrow, isContentCheckRequired: false } },
    ]) {
      const outcome = delegate.call(contract.createGroup, { body: { ...group, ...change } });
      await expect(outcome).rejects.toMatchObject({ status: 403 });
    }
    await expect(
      delegate.call(contract.createGroup, { body: { ...group, name: 'Narrow', settings: narrow } }),
    ).resolves.toHaveProperty('data');
    await write(openSettings);
  });

  it('does not rise: the own group, its token and the own place stay as they are', async () => {
    const own = { params: { id: 1 }, body: group };
    await expect(delegate.call(contract.updateGroup, own)).rejects.toMatchObject({ status: 403 });
    await expect(delegate.call(contract.generateGroupToken, { params: { id: 1 } })).rejects.toMatchObject({
      status: 403,
    });
    const self = { ...person, username: 'ann', email: 'ann@example.org', groupId };
    await expect(delegate.call(contract.updateUser, { params: { id: 2 }, body: self })).rejects.toMatchObject(
      { code: 'ownAccount' },
    );
    const taken = { ...group, userIds: [2] };
    await expect(
      delegate.call(contract.updateGroup, { params: { id: groupId }, body: taken }),
    ).rejects.toMatchObject({ code: 'ownAccount' });
  });

  it('leaves alone what serves everybody', async () => {
    const calls = [
      () => delegate.call(contract.createLicense, { body: { name: 'x' } }),
      () => delegate.call(contract.updateRetailer, { params: { id: 1 }, body: { name: 'x' } }),
      () => delegate.call(contract.createCategory, { body: { name: 'x', parentId: null } }),
      () => delegate.call(contract.createBrand, { body: { name: 'x', licenseId: null } }),
      () => delegate.call(contract.createBrand, { body: { name: 'x', licenseId: 2 } }),
      () =>
        delegate.call(contract.sendNotification, { body: { title: 'x', text: 'x', isForEveryone: true } }),
      () =>
        delegate.call(contract.createDebtNotice, { body: { licenseId: 1, messageEn: 'x', messageRu: 'x' } }),
      () =>
        delegate.call(contract.createStatisticsGroup, {
          body: { name: 'x', permissions: [], licenseIds: [2] },
        }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403 });
  });
});
