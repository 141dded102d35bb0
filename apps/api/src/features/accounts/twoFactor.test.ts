import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSettings, testPassword, type TestUser } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { countAttempt } from './attempts.ts';
import { codesOf } from './checkCredentials.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function client(token?: string) {
  return createApiClient({ baseUrl: server.url, getToken: () => token });
}

function signIn(login: TestUser, code?: string) {
  return client().call(contract.getToken, {
    body: { login, password: testPassword, ...(code ? { code } : {}) },
  });
}

function codeOf(secret: string, stepsAhead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** Turns on a user's two-factor authentication. */
async function enrol(token: string) {
  const own = client(token);
  const { secret, uri } = (await own.call(contract.beginSecondFactor)).data;
  const code = codeOf(secret);
  const { recoveryCodes } = (await own.call(contract.confirmSecondFactor, { body: { code } })).data;
  return { secret, uri, recoveryCodes, code };
}

describe('a second factor', () => {
  it('is asked for once it is on, and a code opens one session', async () => {
    const { token } = await signIn('ann');
    const { secret, uri, code } = await enrol(token);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vitrina:ann\?/);
    await expect(signIn('ann')).rejects.toMatchObject({ status: 401, code: 'secondFactorRequired' });
    await expect(signIn('ann', '000000')).rejects.toMatchObject({ status: 401, code: 'incorrectCode' });
    // The confirming code is used up; the next one, from a clock that is ahead, is valid.
    await expect(signIn('ann', code)).rejects.toMatchObject({ code: 'incorrectCode' });
    const next = codeOf(secret, 1);
    await expect(signIn('ann', next)).resolves.toHaveProperty('token');
    await expect(signIn('ann', next)).rejects.toMatchObject({ code: 'incorrectCode' });
    const builder = { login: 'ann', password: testPassword, code: next };
    await expect(client().call(contract.checkBuilderLogin, { body: builder })).resolves.toHaveProperty(
      'token',
    );
    await expect(client().call(contract.beginSecondFactor)).rejects.toMatchObject({ status: 401 });
    await expect(client(token).call(contract.beginSecondFactor)).rejects.toMatchObject({ status: 409 });
  });

  it('of a wrong password says nothing', async () => {
    const body = { login: 'ann', password: 'wrong', code: '000000' };
    await expect(client().call(contract.getToken, { body })).rejects.toMatchObject({
      code: 'incorrectPassword',
    });
  });

  it('can be lost: each recovery code opens once, and new ones end the old', async () => {
    const { token } = await signIn('ben');
    const { recoveryCodes, secret } = await enrol(token);
    const [first = '', second = '', third = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    await expect(signIn('ben', first.toUpperCase())).resolves.toHaveProperty('token');
    await expect(signIn('ben', first)).rejects.toMatchObject({ code: 'incorrectCode' });
    expect((await client(token).call(contract.getSecondFactor)).data.recoveryCodesLeft).toBe(9);
    const renewed = await client(token).call(contract.renewRecoveryCodes, { body: { code: second } });
    await expect(signIn('ben', third)).rejects.toMatchObject({ code: 'incorrectCode' });
    await client(token).call(contract.disableSecondFactor, {
      body: { code: renewed.data.recoveryCodes[0] ?? '' },
    });
    await expect(signIn('ben')).resolves.toHaveProperty('token');
    await expect(signIn('ben', codeOf(secret, 1))).resolves.toHaveProperty('token');
  });

  it('is kept sealed, the recovery codes hashed', async () => {
    const { token } = await signIn('ben');
    const { secret, recoveryCodes } = await enrol(token);
    const { query } = server.services.database;
    const row = await query
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', 3)
      .executeTakeFirstOrThrow();
    const codes = await query.selectFrom('recovery_code').selectAll().execute();
    const stored = JSON.stringify([
      row.secret.toString('latin1'),
      codes.map(({ hash }) => hash.toString('latin1')),
    ]);
    for (const open of [secret, ...recoveryCodes]) expect(stored).not.toContain(open);
    // Another user's row cannot be opened.
    expect(() => server.services.secrets.open(row.secret, 'second factor of 2')).toThrow(/authenticate data/);
  });

  it('is taken off by an administrator for who lost everything', async () => {
    const { token } = await signIn('eve');
    await enrol(token);
    await (await server.as('admin')).call(contract.resetUserSecondFactor, { params: { id: 4 } });
    await expect(client(token).call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
    await expect(signIn('eve')).resolves.toHaveProperty('token');
  });
});

it('opens by recovery code where the key that seals it is lost', async () => {
  const { token } = await signIn('eve');
  const { secret, recoveryCodes } = await enrol(token);
  const sealed = server.services.secrets.seal(Buffer.from('x'), 'something else');
  const { query } = server.services.database;
  await query.updateTable('second_factor').set({ secret: sealed }).where('user_id', '=', 4).execute();
  await expect(signIn('eve', codeOf(secret, 1))).rejects.toMatchObject({ code: 'incorrectCode' });
  const answer = await signIn('eve', recoveryCodes[0]);
  await client(answer.token).call(contract.disableSecondFactor, { body: { code: recoveryCodes[1] ?? '' } });
});

it('guessing codes makes wait', async () => {
  const { token } = await signIn('eve');
  const own = client(token);
  await own.call(contract.beginSecondFactor);
  const statuses = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    const outcome = await own
      .call(contract.confirmSecondFactor, { body: { code: '000000' } })
      .catch((error: unknown) => error);
    statuses.push((outcome as { status: number }).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

it('A20: guessing codes from one place after another makes wait, where the user has not been before', async () => {
  const { query } = server.services.database;
  const guess = async (remoteAddress: string, code: string) => {
    const payload = { login: 'admin', password: testPassword, code };
    return server.app.inject({ method: 'POST', url: contract.getToken.path, remoteAddress, payload });
  };
  const home = '192.0.2.9';
  const token = (await guess(home, '')).json<{ token: string }>().token;
  const { recoveryCodes } = await enrol(token);
  // The others are counted without a sign-in, since checking a password takes long.
  const codes = codesOf(1);
  for (let attempt = 1; attempt < codes.free; attempt++) await countAttempt(query, codes);
  expect((await guess('198.51.100.1', '000000')).json()).toMatchObject({ code: 'incorrectCode' });
  const [away = '', atHome = ''] = recoveryCodes;
  expect((await guess('198.51.100.200', away)).json()).toMatchObject({ code: 'tooManyRequests' });
  expect((await guess(home, atHome)).json()).toHaveProperty('token');
  await query.deleteFrom('sign_in_failure').execute();
  expect((await guess('198.51.100.200', away)).json()).toHaveProperty('token');
});

describe('a group that requires one', () => {
  it('lets nobody on without it, sessions under way included', async () => {
    const { query } = server.services.database;
    const { token: before } = await signIn('eve');
    await query
      .updateTable('user_group')
      .set({ settings: JSON.stringify({ ...openSettings, isSecondFactorRequired: true }) })
      .where('id', '=', 3)
      .execute();
    const closed = { status: 403, code: 'secondFactorNeeded' };
    await expect(client(before).call(contract.getProfile)).rejects.toMatchObject(closed);
    const answer = await signIn('eve');
    expect(answer.mustEnrolSecondFactor).toBe(true);
    const limited = client(answer.token);
    await expect(limited.call(contract.getProfile)).rejects.toMatchObject(closed);
    await expect(
      limited.call(contract.changePassword, { body: { password: 'long enough' } }),
    ).rejects.toMatchObject(closed);
    expect((await limited.call(contract.getSecondFactor)).data).toMatchObject({
      isOn: false,
      isRequired: true,
    });
    await query.deleteFrom('sign_in_failure').execute();
    const { recoveryCodes } = await enrol(answer.token);
    await expect(limited.call(contract.getProfile)).resolves.toHaveProperty('data');
    await expect(
      limited.call(contract.disableSecondFactor, { body: { code: recoveryCodes[0] ?? '' } }),
    ).rejects.toMatchObject(closed);
  });
});
