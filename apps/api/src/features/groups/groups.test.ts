import { createApiClient } from '@vitrina/api-client';
import { contract, type GroupInput } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { openSettings } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const editors: GroupInput = {
  name: 'Editors',
  settings: openSettings,
  permissions: ['Builder', 'BuilderPro'],
  licenseIds: [1],
  retailerIds: [],
};

function withToken(token: string) {
  return createApiClient({ baseUrl: server.url, getToken: () => token });
}

describe('a group', () => {
  it('keeps every setting and connection, and holds from the next call on', async () => {
    const admin = await server.as('admin');
    const ann = await server.as('ann');
    const params = { id: 1 };
    const before = (await admin.call(contract.getGroup, { params })).data;
    expect(before).toMatchObject({ users: [{ id: 2, name: 'ann' }], licenses: [{ id: 1 }], token: null });
    const settings = {
      ...openSettings,
      isBuilderAvailable: false,
      isBuilderProAvailable: false,
      menu: { ...openSettings.menu, showTrends: false },
      categoryPermissionMethod: 'allowed' as const,
      allowedCategories: [2],
    };
    const body: GroupInput = {
      ...editors,
      settings,
      retailerIds: [2],
      permissions: ['Dashboard', 'Builder'],
    };
    const after = (await admin.call(contract.updateGroup, { params, body, ifMatch: before.revision })).data;
    expect(after).toMatchObject({ name: 'Editors', settings, retailers: [{ id: 2 }], users: [{ id: 2 }] });
    const profile = (await ann.call(contract.getProfile)).data;
    expect(profile.group?.settings).toEqual(settings);
    expect(profile.permissions.map(({ name }) => name)).toEqual(['Dashboard', 'Builder']);
    expect(profile.retailers.map(({ id }) => id)).toEqual([2]);
    expect(profile.initialCategories).toEqual([{ id: 2, name: 'Soup', label: 'Soup', parentId: 1 }]);
    expect(profile.categories).toMatchObject([{ id: 2, children: [] }]);
    await expect(ann.call(contract.listEpacks, {})).rejects.toMatchObject({ status: 403 });
    await admin.call(contract.updateGroup, { params, body: { ...editors, name: 'one' } });
    await expect(ann.call(contract.listEpacks, {})).resolves.toHaveProperty('data');
  });

  it('changed meanwhile is not overwritten', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(contract.createGroup, { body: editors });
    const params = { id: data.id };
    await admin.call(contract.updateGroup, { params, body: { ...editors, name: 'First' } });
    await expect(
      admin.call(contract.updateGroup, { params, body: editors, ifMatch: data.revision }),
    ).rejects.toMatchObject({ code: 'staleRecord', data: { theirs: { name: 'First' } } });
  });

  it('has a name of its own', async () => {
    const admin = await server.as('admin');
    await expect(
      admin.call(contract.createGroup, { body: { ...editors, name: ' TWO ' } }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'nameTaken',
    });
    const body = { ...editors, name: 'One' };
    await expect(admin.call(contract.updateGroup, { params: { id: 1 }, body })).resolves.toHaveProperty(
      'data',
    );
  });

  it('is deleted once nobody is in it', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(contract.createGroup, { body: { ...editors, userIds: [4] } });
    const params = { id: data.id };
    await expect(admin.call(contract.deleteGroup, { params })).rejects.toMatchObject({ code: 'inUse' });
    await admin.call(contract.updateGroup, { params, body: { ...editors, userIds: [] } });
    await admin.call(contract.deleteGroup, { params });
    const move = { ids: [4], change: { kind: 'moveToGroup' as const, groupId: 3 } };
    await admin.call(contract.changeUsers, { body: move });
  });
});

describe('a group’s token', () => {
  it('opens what the group may do, and no account', async () => {
    const admin = await server.as('admin');
    const { token } = (await admin.call(contract.generateGroupToken, { params: { id: 1 } })).data;
    const client = withToken(token);
    expect((await client.call(contract.getProfile)).data).toMatchObject({ licenses: [{ id: 1 }] });
    const { data } = await client.call(contract.createEpack, { body: minisite({ ean: testGtin(7) }) });
    await expect(
      (await server.as('ben')).call(contract.getEpack, { params: { id: data.id } }),
    ).rejects.toMatchObject({ status: 404 });
    for (const call of [contract.logout, contract.listSessions, contract.beginSecondFactor]) {
      await expect(client.call(call)).rejects.toMatchObject({ status: 403 });
    }
    await expect(client.call(contract.listUsers, { query: {} })).rejects.toMatchObject({ status: 403 });
    const users = await admin.call(contract.listUsers, { query: { search: 'group-' } });
    expect(users.data.items).toEqual([]);
  });

  it('is kept as a hash, and is not in the log', async () => {
    const admin = await server.as('admin');
    const { token } = (await admin.call(contract.generateGroupToken, { params: { id: 1 } })).data;
    const { query } = server.services.database;
    const rows = await query.selectFrom('group_token').selectAll().execute();
    expect(rows.some(({ hash }) => hash.includes(Buffer.from(token)))).toBe(false);
    const log = await admin.call(contract.listAuditLog, { query: { limit: 100 } });
    expect(JSON.stringify(log)).not.toContain(token);
    expect(log.data.items.map(({ action }) => action)).toContain('group.generateToken');
    expect((await admin.call(contract.getGroup, { params: { id: 1 } })).data.token).toMatchObject({
      lastUsedDate: null,
    });
  });

  it('ends when it is made anew, revoked, or its group deleted; nobody signs in as its account', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(contract.createGroup, { body: editors });
    const params = { id: data.id };
    const make = async () => (await admin.call(contract.generateGroupToken, { params })).data.token;
    const isAlive = (token: string) =>
      withToken(token)
        .call(contract.getProfile)
        .then(() => true)
        .catch(() => false);
    const first = await make();
    expect(await isAlive(first)).toBe(true);
    const second = await make();
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
    const { username } = (await withToken(second).call(contract.getProfile)).data;
    for (const call of [contract.getToken, contract.checkBuilderLogin]) {
      await expect(
        withToken('').call(call, { body: { login: username, password: 'any password' } }),
      ).rejects.toMatchObject({ code: 'incorrectLogin' });
    }
    await expect(
      withToken('').call(contract.recoverPassword, { body: { login: username } }),
    ).rejects.toMatchObject({ code: 'userNotRegistered' });
    await admin.call(contract.revokeGroupToken, { params });
    expect(await isAlive(second)).toBe(false);
    const third = await make();
    await admin.call(contract.deleteGroup, { params });
    expect(await isAlive(third)).toBe(false);
  });
});
