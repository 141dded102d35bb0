import { createApiClient } from '@vitrina/api-client';
import { contract, type UserInput } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../../../testing/epacks.ts';
import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const someone: UserInput = {
  username: 'Жанна',
  firstName: 'Жанна',
  lastName: 'Ёлкина',
  email: 'j@example.org',
  roles: ['ROLE_USER'],
  groupId: 2,
  isEnabled: true,
};

async function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${await server.tokenOf('admin')}` },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('accounts', () => {
  it('are made, found, changed and deleted, and the log says by whom', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(contract.createUser, { body: { ...someone, password: testPassword } });
    expect(data).toMatchObject({ username: 'Жанна', group: { id: 2, name: 'two' }, hasSecondFactor: false });
    const params = { id: data.id };
    const body = { ...someone, lastName: 'Елкина' };
    const changed = await admin.call(contract.updateUser, { params, body, ifMatch: data.revision });
    expect(changed.data).toMatchObject({ lastName: 'Елкина', revision: data.revision + 1 });
    await admin.call(contract.deleteUser, { params });
    await expect(admin.call(contract.getUser, { params })).rejects.toMatchObject({ status: 404 });
    const log = await admin.call(contract.listAuditLog, { query: { action: 'user', search: `${data.id}` } });
    expect(log.data.items.map(({ action, user, data: details }) => [action, user?.name, details])).toEqual([
      ['user.delete', 'admin', { before: expect.objectContaining({ lastName: 'Елкина' }) as unknown }],
      ['user.update', 'admin', { before: { lastName: 'Ёлкина' }, after: { lastName: 'Елкина' } }],
      ['user.create', 'admin', { after: expect.objectContaining({ username: 'Жанна' }) as unknown }],
    ]);
    expect(JSON.stringify(log)).not.toContain(testPassword);
  });

  it('changed by two administrators at once keep what the first one saved', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(contract.getUser, { params: { id: 4 } });
    const body = { ...someone, username: 'eve', firstName: 'Eve', email: data.email, groupId: 3 };
    const sent = { params: { id: 4 }, body, ifMatch: data.revision };
    await admin.call(contract.updateUser, sent);
    await expect(admin.call(contract.updateUser, sent)).rejects.toMatchObject({
      status: 409,
      code: 'staleRecord',
      data: { yours: { username: 'eve' }, theirs: { revision: data.revision + 1 } },
    });
  });

  it('are sorted by both alphabets, searched whatever the case, paged', async () => {
    const admin = await server.as('admin');
    const made = await admin.call(contract.createUser, { body: { ...someone, password: testPassword } });
    const page = await admin.call(contract.listUsers, { query: { sort: '-username', limit: 2, offset: 0 } });
    expect(page.data).toMatchObject({ total: 5, items: [{ username: 'Жанна' }, { username: 'eve' }] });
    const found = await admin.call(contract.listUsers, { query: { search: 'ЖАННА' } });
    expect(found.data.items.map(({ id }) => id)).toEqual([made.data.id]);
    const filtered = await admin.call(contract.listUsers, { query: { groups: '2', isEnabled: 'true' } });
    expect(filtered.data.items.map(({ username }) => username)).toEqual(['ben', 'Жанна']);
    expect((await admin.call(contract.listUsers, { query: { search: '%' } })).data.total).toBe(0);
    await admin.call(contract.deleteUser, { params: { id: made.data.id } });
  });

  it('A15: tell nothing of private columns by sorting, filtering or searching', async () => {
    for (const query of [
      'sort=password_hash',
      'sort=-passwordHash',
      'sort=u.password_hash',
      'sort=username,password_hash',
      'sort=username;select 1',
      'sort=(select 1)',
    ]) {
      expect(await get(`/users?${query}`)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'query.sort' }] },
      });
    }
    const all = await get('/users?limit=100');
    const narrowed = await get('/users?limit=100&password_hash=x&passwordHash[$gt]=&filter[password]=a');
    expect(narrowed.body).toEqual(all.body);
    expect((await get('/users?search=argon2')).body['data']).toEqual({ items: [], total: 0 });
    expect(JSON.stringify(all.body)).not.toMatch(/argon2|password|secret|token/i);
  });

  it('A16: take no field but those of the contract', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(contract.getUser, { params: { id: 3 } });
    const response = await fetch(`${server.url}/users/3`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await server.tokenOf('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...someone, id: 1, is_service: true, password_hash: 'x', revision: 9 }),
    });
    expect(response.status).toBe(400);
    expect((await admin.call(contract.getUser, { params: { id: 3 } })).data).toEqual(data);
  });
});

it.each(['', '   ', '\u00a0', 'x'.repeat(101)])('a username %j is refused', async (username) => {
  const admin = await server.as('admin');
  const body = { ...someone, username, password: testPassword };
  await expect(admin.call(contract.createUser, { body })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'body.username' }],
  });
});

it('an account that epacks name is not deleted', async () => {
  await (await server.as('ann')).call(contract.createEpack, { body: minisite() });
  const admin = await server.as('admin');
  await expect(admin.call(contract.deleteUser, { params: { id: 2 } })).rejects.toMatchObject({
    status: 409,
    code: 'ownsEpacks',
  });
});

describe('nobody is locked out', () => {
  it('the own account cannot be disabled, demoted or deleted', async () => {
    const admin = await server.as('admin');
    const self = { ...someone, username: 'admin', email: 'admin@example.org', groupId: null };
    const params = { id: 1 };
    for (const body of [
      { ...self, roles: ['ROLE_ADMIN' as const], isEnabled: false },
      { ...self, roles: ['ROLE_USER' as const] },
    ]) {
      await expect(admin.call(contract.updateUser, { params, body })).rejects.toMatchObject({
        code: 'ownAccount',
      });
    }
    await expect(admin.call(contract.deleteUser, { params })).rejects.toMatchObject({ code: 'ownAccount' });
  });
});

describe('many accounts at once', () => {
  it('are told of first, then changed, their sessions ended', async () => {
    const admin = await server.as('admin');
    const ben = await server.as('ben');
    const change = { kind: 'disable' } as const;
    const filter = { groups: '2' };
    const dry = await admin.call(contract.changeUsers, { body: { filter, change, dryRun: true } });
    expect(dry.data).toEqual({ count: 1, refused: [] });
    await expect(ben.call(contract.getProfile)).resolves.toHaveProperty('data');
    await admin.call(contract.changeUsers, { body: { filter, change } });
    await expect(ben.call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
    await admin.call(contract.changeUsers, { body: { ids: [3], change: { kind: 'enable' } } });
  });

  it('name those that cannot be changed, with the reason in the reader’s language', async () => {
    const token = await server.tokenOf('admin');
    const russian = createApiClient({
      baseUrl: server.url,
      getToken: () => token,
      getLanguage: () => 'ru',
    });
    const { data } = await russian.call(contract.changeUsers, {
      body: { ids: [1, 2, 99_999], change: { kind: 'moveToGroup', groupId: 1 } },
    });
    expect(data).toEqual({
      count: 1,
      refused: [
        { id: 99_999, name: '', code: 'notFound', message: 'Не найдено' },
        { id: 1, name: 'admin', code: 'ownAccount', message: expect.stringMatching(/учётной/) as string },
      ],
    });
  });

  it.each([
    [{ change: { kind: 'enable' } }],
    [{ ids: [2], filter: {}, change: { kind: 'enable' } }],
    [{ ids: [], change: { kind: 'enable' } }],
    [{ ids: [2], change: { kind: 'promote' } }],
  ])('%j is no request', async (body) => {
    const response = await fetch(`${server.url}/users/bulk`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.tokenOf('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});

// The last test of this file, since it ends the session of one of the two.
it('two administrators cannot disable each other at the same moment', async () => {
  const admin = await server.as('admin');
  const second = { ...someone, username: 'second', email: 's@example.org', roles: ['ROLE_ADMIN' as const] };
  const { data } = await admin.call(contract.createUser, { body: { ...second, password: testPassword } });
  const { token } = await createApiClient({ baseUrl: server.url }).call(contract.getToken, {
    body: { login: 'second', password: testPassword },
  });
  const other = createApiClient({ baseUrl: server.url, getToken: () => token });
  const first = { ...second, username: 'admin', email: 'admin@example.org', groupId: null };
  const outcomes = await Promise.allSettled([
    admin.call(contract.updateUser, { params: { id: data.id }, body: { ...second, isEnabled: false } }),
    other.call(contract.updateUser, { params: { id: 1 }, body: { ...first, isEnabled: false } }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
