import { createApiClient } from '@vitrina/api-client';
import { contract, type GroupKeyInput } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const params = { id: 1 };

function withKey(key: string) {
  return createApiClient({ baseUrl: server.url, getToken: () => key });
}

async function createKey(input: Partial<GroupKeyInput> = {}) {
  const admin = await server.as('admin');
  const body = { name: 'Import', scopes: ['packages.read' as const], ...input };
  return (await admin.call(contract.createGroupKey, { params, body })).data;
}

async function findKey(id: number) {
  const admin = await server.as('admin');
  return (await admin.call(contract.getGroup, { params })).data.keys.find((one) => one.id === id);
}

function endKey(id: number) {
  return server.services.database.query
    .updateTable('group_key')
    .set({ ends_at: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();
}

describe('an API key', () => {
  it('opens the calls of its scopes, and is told which scope the others need', async () => {
    const { key } = await createKey();
    const client = withKey(key);
    await expect(client.call(contract.listEpacks, {})).resolves.toHaveProperty('data');
    await expect(client.call(contract.listLicenses)).resolves.toHaveProperty('data');
    const creating = client.call(contract.createEpack, { body: minisite({ ean: testGtin(3) }) });
    await expect(creating).rejects.toMatchObject({
      status: 403,
      code: 'scopeMissing',
      message: 'The API key is missing a scope: packages.write',
      data: { scope: 'packages.write' },
    });
    const reports = client.call(contract.listReports, { query: {} });
    await expect(reports).rejects.toMatchObject({ status: 403, data: { scope: 'statistics' } });
  });

  it('needs a scope of its own to publish', async () => {
    const writer = withKey((await createKey({ scopes: ['packages.read', 'packages.write'] })).key);
    const { data } = await writer.call(contract.createEpack, { body: minisite({ ean: testGtin(4) }) });
    const unpublish = { params: { id: data.id } };
    await expect(writer.call(contract.unpublish, unpublish)).rejects.toMatchObject({
      status: 403,
      data: { scope: 'publish' },
    });
    const publisher = withKey((await createKey({ scopes: ['publish'] })).key);
    await expect(publisher.call(contract.unpublish, unpublish)).resolves.toBeDefined();
    await expect(publisher.call(contract.getEpack, unpublish)).rejects.toMatchObject({ status: 403 });
  });

  it('finds its calls in the API’s description', async () => {
    const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { description?: string }>>;
    };
    const read = (path: string, method: string) => paths[path]?.[method]?.description;
    expect(read('/api/constructor/epackages', 'get')).toBe('API keys need the scope `packages.read`.');
    expect(read('/api/constructor/epackages/{id}/unpublish', 'post')).toBe(
      'API keys need the scope `publish`.',
    );
    expect(read('/groups/{id}/keys', 'post')).toBe('API keys cannot make this call.');
    expect(read('/licenses/short-list', 'get')).toBeUndefined();
  });

  it('opens nothing that the group may not', async () => {
    const { key } = await createKey({ scopes: ['administration.read', 'statistics'] });
    await expect(withKey(key).call(contract.listUsers, { query: {} })).rejects.toMatchObject({
      status: 403,
      code: 'notEnoughPermissions',
    });
  });

  it('works for a year unless its creator chooses otherwise, and then says that it has ended', async () => {
    const year = await createKey();
    const days = (Date.parse(year.endDate ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    const endless = await createKey({ lifetime: 'none' });
    expect(endless.endDate).toBeNull();
    await endKey(year.id);
    const call = withKey(year.key).call(contract.listEpacks, {});
    await expect(call).rejects.toMatchObject({
      status: 401,
      code: 'keyEnded',
      message: 'This API key has ended. Ask an administrator for a new one.',
    });
    expect(await findKey(year.id)).toMatchObject({ isEnded: true });
    expect(await findKey(endless.id)).toMatchObject({ isEnded: false, endDate: null });
    await expect(withKey(endless.key).call(contract.listEpacks, {})).resolves.toBeDefined();
  });

  it('is listed with its creator and last use, noted once an hour; only the hash is stored', async () => {
    const { id, key } = await createKey({ name: ' PIM ' });
    expect(await findKey(id)).toMatchObject({ name: 'PIM', createdBy: 'admin', lastUsedDate: null });
    await withKey(key).call(contract.listEpacks, {});
    const first = (await findKey(id))?.lastUsedDate;
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
    const { query } = server.services.database;
    const setUse = (minutes: number) =>
      sql`update group_key set used_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
        query,
      );
    await setUse(50);
    const recent = (await findKey(id))?.lastUsedDate;
    await withKey(key).call(contract.listEpacks, {});
    expect((await findKey(id))?.lastUsedDate).toBe(recent);
    await setUse(61);
    await withKey(key).call(contract.listEpacks, {});
    expect(Date.now() - Date.parse((await findKey(id))?.lastUsedDate ?? '')).toBeLessThan(60_000);
    const rows = await query.selectFrom('group_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    const admin = await server.as('admin');
    const log = await admin.call(contract.listAuditLog, { query: { limit: 100 } });
    expect(JSON.stringify(log)).not.toContain(key);
    expect(log.data.items.map(({ action }) => action)).toContain('group.createKey');
  });

  it('is revoked alone, through its own group only', async () => {
    const admin = await server.as('admin');
    const first = await createKey();
    const second = await createKey();
    await expect(
      admin.call(contract.revokeGroupKey, { params: { id: 2, keyId: first.id } }),
    ).rejects.toMatchObject({ status: 404 });
    await admin.call(contract.revokeGroupKey, { params: { id: 1, keyId: first.id } });
    await expect(withKey(first.key).call(contract.listEpacks, {})).rejects.toMatchObject({
      status: 401,
      code: 'unauthorised',
    });
    await expect(withKey(second.key).call(contract.listEpacks, {})).resolves.toBeDefined();
  });

  it('creates no keys, and no group token', async () => {
    const { query } = server.services.database;
    await sql`insert into group_permission select 1, id from permission where name = 'Admin'`.execute(query);
    const { key } = await createKey({ scopes: ['administration.read', 'administration.write'] });
    const body: GroupKeyInput = { name: 'More', scopes: ['publish'], lifetime: 'year' };
    const client = withKey(key);
    await expect(client.call(contract.createGroupKey, { params, body })).rejects.toMatchObject({
      status: 403,
    });
    const profile = (await client.call(contract.getProfile)).data;
    const group = await client.call(contract.createGroup, {
      body: {
        name: 'Below',
        settings: profile.group!.settings,
        permissions: ['Builder'],
        licenseIds: [1],
        retailerIds: [],
      },
    });
    await expect(
      client.call(contract.generateGroupToken, { params: { id: group.data.id } }),
    ).rejects.toMatchObject({ status: 403 });
    await sql`
      delete from group_permission where group_id = 1
        and permission_id = (select id from permission where name = 'Admin')
    `.execute(query);
  });
});

describe('a group token', () => {
  it('of the time before keys keeps all calls and has no end', async () => {
    const admin = await server.as('admin');
    const { token } = (await admin.call(contract.generateGroupToken, { params })).data;
    const { query } = server.services.database;
    await query.updateTable('group_token').set({ ends_at: null }).where('group_id', '=', 1).execute();
    expect((await admin.call(contract.getGroup, { params })).data.token).toMatchObject({ endDate: null });
    const { data } = await withKey(token).call(contract.createEpack, {
      body: minisite({ ean: testGtin(5) }),
    });
    await expect(withKey(token).call(contract.unpublish, { params: { id: data.id } })).resolves.toBeDefined();
  });

  it('generated now works for a year', async () => {
    const admin = await server.as('admin');
    const { token, endDate } = (await admin.call(contract.generateGroupToken, { params })).data;
    expect(Math.round((Date.parse(endDate) - Date.now()) / 86_400_000)).toBe(365);
    const { query } = server.services.database;
    await query
      .updateTable('group_token')
      .set({ ends_at: new Date(0) })
      .where('group_id', '=', 1)
      .execute();
    await expect(withKey(token).call(contract.listEpacks, {})).rejects.toMatchObject({ code: 'keyEnded' });
  });
});
