import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { countAttempt } from './attempts.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import { limitsOf } from './checkCredentials.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function signIn(login: string, password: string) {
  return createApiClient({ baseUrl: server.url }).call(contract.getToken, { body: { login, password } });
}

function withToken(token: string) {
  return createApiClient({ baseUrl: server.url, getToken: () => token });
}

describe('signing in', () => {
  it('answers a token that opens the profile, whatever the case of the login', async () => {
    const { token } = await signIn('ANN', testPassword);
    const { data } = await withToken(token).call(contract.getProfile);
    expect(data).toMatchObject({ username: 'ann', roles: ['ROLE_USER'], licenses: [{ id: 1 }] });
    expect(data.permissions.map(({ name }) => name)).toContain('BuilderPro');
    expect(data.retailers.map(({ id, license }) => [id, license.id])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('says precisely what is wrong, in the language asked for', async () => {
    await expect(signIn('nobody', 'x')).rejects.toMatchObject({ status: 401, message: 'Incorrect login' });
    await expect(signIn('ann', 'wrong')).rejects.toMatchObject({
      status: 401,
      message: 'Incorrect password',
    });
    const russian = createApiClient({ baseUrl: server.url, getLanguage: () => 'ru-RU,ru;q=0.9' });
    await expect(
      russian.call(contract.getToken, { body: { login: 'ann', password: 'wrong' } }),
    ).rejects.toMatchObject({ message: 'Неверный пароль' });
  });

  it('does not tell a disabled user from an unknown one', async () => {
    const { query } = server.services.database;
    await query.updateTable('app_user').set({ is_enabled: false }).where('username', '=', 'eve').execute();
    await expect(signIn('eve', testPassword)).rejects.toMatchObject({ code: 'incorrectLogin' });
    await query.updateTable('app_user').set({ is_enabled: true }).where('username', '=', 'eve').execute();
  });

  it('gives the builder service’s check a token of its own, which opens nothing else', async () => {
    const body = { login: 'ann', password: testPassword };
    const { token } = await createApiClient({ baseUrl: server.url }).call(contract.checkBuilderLogin, {
      body,
    });
    await expect(withToken(token).call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
  });

  it('stops after twenty failures from one place, for that login only', async () => {
    const { pair } = limitsOf('victim', networkOf('127.0.0.1'));
    // The others are counted without a sign-in, since checking a password takes long.
    for (let attempt = 0; attempt < 19; attempt++) await countAttempt(server.services.database.query, pair);
    await expect(signIn('victim', 'x')).rejects.toMatchObject({ status: 401 });
    await expect(signIn('ＶＩＣＴＩＭ ', 'x')).rejects.toMatchObject({
      status: 429,
      code: 'tooManyRequests',
    });
    await expect(signIn('ben', testPassword)).resolves.toHaveProperty('token');
  });

  it('is neutral where it is told to be', async () => {
    const neutral = await startTestServer({ VITRINA_LOGIN_MESSAGES: 'neutral' });
    const client = createApiClient({ baseUrl: neutral.url });
    const codes = [];
    for (const login of ['nobody', 'ann']) {
      const body = { login, password: 'x' };
      const error: unknown = await client.call(contract.getToken, { body }).catch((e: unknown) => e);
      codes.push((error as { message: string }).message);
    }
    await neutral.stop();
    expect(codes).toEqual(['Incorrect login or password', 'Incorrect login or password']);
  });
});

describe('sessions', () => {
  it('A19: end with logout', async () => {
    const { token } = await signIn('ann', testPassword);
    await expect(withToken(token).call(contract.logout)).resolves.toBeNull();
    await expect(withToken(token).call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
  });

  it('A19: end when the user is disabled, and all others of the user when the password changes', async () => {
    const [first, second] = [await signIn('eve', testPassword), await signIn('eve', testPassword)];
    await withToken(first.token).call(contract.changePassword, { body: { password: 'another horse' } });
    await expect(withToken(second.token).call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
    await expect(signIn('eve', testPassword)).rejects.toMatchObject({ code: 'incorrectPassword' });
    const { query } = server.services.database;
    await query.updateTable('app_user').set({ is_enabled: false }).where('username', '=', 'eve').execute();
    await expect(withToken(first.token).call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
  });

  it('A19: none begins with a password that was replaced while it was looked at', async () => {
    const { database } = server.services;
    const hash = (name: string) =>
      database.query
        .selectFrom('app_user')
        .select('password_hash')
        .where('username', '=', name)
        .executeTakeFirstOrThrow();
    const { password_hash } = await hash('ann');
    const { password_hash: another } = await hash('ben');
    let late: Promise<unknown> | undefined;
    await database.transaction(async (query) => {
      await query
        .updateTable('app_user')
        .set({ password_hash: `${another} ` })
        .where('username', '=', 'ann')
        .execute();
      late = signIn('ann', testPassword).catch((error: unknown) => error);
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(database.query);
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);
      await query.deleteFrom('token').where('user_id', '=', 2).execute();
    });
    expect(await late).toMatchObject({ status: 401, code: 'incorrectPassword' });
    await database.query
      .updateTable('app_user')
      .set({ password_hash })
      .where('username', '=', 'ann')
      .execute();
  });

  it('end after twelve idle hours and after seven days', async () => {
    const { query } = server.services.database;
    const ages = [
      ['used_at', 13 * 60 * 60_000],
      ['created_at', 8 * 24 * 60 * 60_000],
    ] as const;
    for (const [column, age] of ages) {
      const { token } = await signIn('ben', testPassword);
      await query
        .updateTable('token')
        .set({ [column]: new Date(Date.now() - age) })
        .execute();
      await expect(withToken(token).call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
      await query.deleteFrom('token').execute();
    }
  });

  it('are stored without the token itself', async () => {
    const { token } = await signIn('ben', testPassword);
    const rows = await server.services.database.query.selectFrom('token').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ hash }) => hash.includes(Buffer.from(token)))).toBe(false);
  });
});

describe('the own account', () => {
  it('A16: changes the four fields and nothing else that is sent along', async () => {
    const { token } = await signIn('ben', testPassword);
    const body = { username: 'ben', firstName: 'Ben', lastName: 'Bolt', email: 'b@example.org' };
    const sent = { ...body, roles: ['ROLE_ADMIN'], group_id: 1, id: 1 };
    const { data } = await withToken(token).call(contract.updateSelf, { body: sent });
    expect(data).toEqual(body);
    const profile = await withToken(token).call(contract.getProfile);
    expect(profile.data).toMatchObject({ ...body, id: 3, roles: ['ROLE_USER'], group: { id: 2 } });
  });

  it.each([
    ['the e-mail address of another', 'ann@example.org'],
    ['Cyrillic letters that look like another’s name', 'аnn'],
    ['Cyrillic capitals', 'АNN'],
    ['characters that are not seen', 'an\u200Bn\uFEFF'],
    ['letters of double width', 'ａｎｎ'],
  ])('refuses %s as a username', async (_, username) => {
    const { token } = await signIn('ben', testPassword);
    const body = { username, firstName: '', lastName: '', email: 'b@example.org' };
    await expect(withToken(token).call(contract.updateSelf, { body })).rejects.toMatchObject({
      status: 409,
      code: 'usernameTaken',
    });
    const admin = withToken((await signIn('admin', testPassword)).token);
    const other = {
      ...body,
      email: 'other@example.org',
      roles: ['ROLE_USER' as const],
      groupId: 2,
      isEnabled: true,
    };
    await expect(admin.call(contract.createUser, { body: other })).rejects.toMatchObject({
      code: 'usernameTaken',
    });
  });

  it('keeps a name from before that reads like another’s, and cannot make it more like that', async () => {
    const { token } = await signIn('ben', testPassword);
    const { query } = server.services.database;
    const rename = (username: string) =>
      query.updateTable('app_user').set({ username }).where('id', '=', 3).execute();
    await rename('аnn');
    const body = { username: 'аnn', firstName: 'Ben', lastName: '', email: 'b@example.org' };
    const client = withToken(token);
    await expect(client.call(contract.updateSelf, { body })).resolves.toMatchObject({ data: body });
    await expect(
      client.call(contract.updateSelf, { body: { ...body, username: 'ann' } }),
    ).rejects.toMatchObject({ status: 409, code: 'usernameTaken' });
    await rename('ben');
  });

  it('may be called by its own e-mail address', async () => {
    const { token } = await signIn('ben', testPassword);
    const own = { username: 'b@example.org', firstName: '', lastName: '', email: 'b@example.org' };
    await expect(withToken(token).call(contract.updateSelf, { body: own })).resolves.toMatchObject({
      data: own,
    });
    await expect(
      withToken(token).call(contract.updateSelf, { body: { ...own, username: 'ben' } }),
    ).resolves.toMatchObject({ data: { username: 'ben' } });
  });

  it('refuses a taken name, a taken e-mail, a short password', async () => {
    const { token } = await signIn('ben', testPassword);
    const body = { username: 'ben', firstName: '', lastName: '', email: 'b@example.org' };
    const client = withToken(token);
    await expect(
      client.call(contract.updateSelf, { body: { ...body, username: 'Ann' } }),
    ).rejects.toMatchObject({ status: 409, code: 'usernameTaken' });
    await expect(
      client.call(contract.updateSelf, { body: { ...body, email: 'ANN@example.org' } }),
    ).rejects.toMatchObject({ status: 409, code: 'emailTaken' });
    await expect(
      client.call(contract.changePassword, { body: { password: '1234567' } }),
    ).rejects.toMatchObject({ status: 400, errors: [{ path: 'body.password', code: 'tooShort' }] });
  });
});
