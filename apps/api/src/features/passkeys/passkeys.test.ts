import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, startMailSink, type MailSink } from '../../../testing/mailSink.ts';
import { openSettings, testPassword } from '../../../testing/people.ts';
import { createSoftAuthenticator, type SoftAuthenticator } from '../../../testing/softAuthenticator.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { mailAccountChange } from '../accounts/mailAccountChange.ts';
import { pruneSignIns } from '../accounts/pruneSignIns.ts';
import { maxPasskeys } from './passkeys.ts';

const origin = 'https://panel.example';
let sink: MailSink;
let server: TestServer;
beforeAll(async () => {
  sink = await startMailSink();
  server = await startTestServer({ SMTP_URL: sink.url, PUBLIC_URL: origin });
});
afterEach(async () => {
  const { query } = server.services.database;
  await query.deleteFrom('sign_in_failure').execute();
  await query.deleteFrom('passkey').execute();
});
afterAll(async () => {
  await server.stop();
  await sink.stop();
});

const clientOf = (token?: string) => createApiClient({ baseUrl: server.url, getToken: () => token });

async function signIn(login: string, password = testPassword): Promise<ApiClient> {
  const { token } = await clientOf().call(contract.getToken, { body: { login, password } });
  return clientOf(token);
}

async function add(own: ApiClient, name = 'Laptop', key = createSoftAuthenticator(origin)) {
  const { data } = await own.call(contract.beginPasskey);
  const added = await own.call(contract.addPasskey, { body: { name, credential: key.create(data) } });
  return { key, passkey: added.data, options: data };
}

async function signInWith(key: SoftAuthenticator, claims?: Parameters<SoftAuthenticator['sign']>[1]) {
  const { data } = await clientOf().call(contract.beginPasskeySignIn);
  return clientOf().call(contract.signInWithPasskey, { body: { credential: key.sign(data, claims) } });
}

async function auditOf(userId: number): Promise<string[]> {
  const rows = await server.services.database.query
    .selectFrom('audit_log')
    .select('action')
    .where('user_id', '=', userId)
    .where('action', 'like', 'passkey%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

const notAccepted = { code: 'passkeyNotAccepted' };

describe('a passkey', () => {
  it('is added, signs in without a password, is renamed and removed', async () => {
    const ann = await signIn('ann');
    const { key, passkey, options } = await add(ann);
    expect(options).toMatchObject({
      rp: { id: 'panel.example', name: 'Vitrina' },
      user: { name: 'ann' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(passkey).toMatchObject({ name: 'Laptop', lastUsedDate: null });

    const { token } = await signInWith(key);
    const session = clientOf(token);
    expect((await session.call(contract.getProfile)).data.username).toBe('ann');
    expect((await session.call(contract.listSessions)).data.some(({ isCurrent }) => isCurrent)).toBe(true);
    const params = { id: String(passkey.id) };
    await session.call(contract.renamePasskey, { params, body: { name: ' Work laptop ' } });
    const { data } = await session.call(contract.getPasskeys);
    expect(data).toMatchObject({ origin, limit: maxPasskeys, passkeys: [{ name: 'Work laptop' }] });
    expect(data.passkeys[0]?.lastUsedDate).not.toBeNull();

    await session.call(contract.removePasskey, { params });
    await expect(signInWith(key)).rejects.toMatchObject({ status: 401, code: 'passkeyUnknown' });
    expect(await auditOf(2)).toEqual(['passkey.add', 'passkey.remove']);
  });

  it('belongs to its user alone', async () => {
    const { passkey, key } = await add(await signIn('ann'));
    const ben = await signIn('ben');
    const params = { id: String(passkey.id) };
    await expect(ben.call(contract.renamePasskey, { params, body: { name: 'x' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(ben.call(contract.removePasskey, { params })).rejects.toMatchObject({ status: 404 });
    expect((await ben.call(contract.getPasskeys)).data.passkeys).toEqual([]);
    const { data } = await clientOf().call(contract.beginPasskeySignIn);
    await expect(
      ben.call(contract.confirmWithPasskey, { body: { credential: key.sign(data) } }),
    ).rejects.toMatchObject({ code: 'passkeyUnknown' });
  });

  it('is not added by another user’s options, twice, or beyond the limit', async () => {
    const ann = await signIn('ann');
    const ben = await signIn('ben');
    const key = createSoftAuthenticator(origin);
    const { data } = await ann.call(contract.beginPasskey);
    await expect(
      ben.call(contract.addPasskey, { body: { name: 'x', credential: key.create(data) } }),
    ).rejects.toMatchObject({ status: 400, ...notAccepted });
    const { options } = await add(ann, 'first', key);
    await expect(
      ann.call(contract.addPasskey, { body: { name: 'x', credential: key.create(options) } }),
    ).rejects.toMatchObject(notAccepted);
    await expect(add(ann, 'again', key)).rejects.toMatchObject({ status: 409, code: 'passkeyKnown' });
    for (let count = 1; count < maxPasskeys; count += 1) await add(ann, `Key ${count}`);
    await expect(add(ann)).rejects.toMatchObject({ status: 409, code: 'tooManyPasskeys' });
    const excluded = (await ben.call(contract.beginPasskey)).data.excludeCredentials;
    expect(excluded).toEqual([]);
  });

  it('confirms a session', async () => {
    const ann = await signIn('ann');
    const { key } = await add(ann);
    await server.services.database.query
      .updateTable('token')
      .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
      .execute();
    await expect(ann.call(contract.beginPasskey)).rejects.toMatchObject({ code: 'confirmationNeeded' });
    const { data } = await clientOf().call(contract.beginPasskeySignIn);
    await ann.call(contract.confirmWithPasskey, { body: { credential: key.sign(data) } });
    await expect(ann.call(contract.beginPasskey)).resolves.toBeDefined();
  });
});

describe('a signature', () => {
  it('is accepted once', async () => {
    const { key } = await add(await signIn('ann'));
    const { data } = await clientOf().call(contract.beginPasskeySignIn);
    const credential = key.sign(data);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => clientOf().call(contract.signInWithPasskey, { body: { credential } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    key.counter += 1;
    await expect(
      clientOf().call(contract.signInWithPasskey, { body: { credential: key.sign(data) } }),
    ).rejects.toMatchObject(notAccepted);
  });

  it('is refused after five minutes', async () => {
    const { key } = await add(await signIn('ann'));
    const { data } = await clientOf().call(contract.beginPasskeySignIn);
    const { query } = server.services.database;
    const { expires_at: end } = await query
      .selectFrom('passkey_challenge')
      .select('expires_at')
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(Math.abs(end.getTime() - Date.now() - 300_000)).toBeLessThan(20_000);
    await query.updateTable('passkey_challenge').set({ expires_at: new Date() }).execute();
    await expect(
      clientOf().call(contract.signInWithPasskey, { body: { credential: key.sign(data) } }),
    ).rejects.toMatchObject(notAccepted);
    const { services } = server;
    await pruneSignIns.run({}, { services, log: services.log, signal: new AbortController().signal });
    expect(await query.selectFrom('passkey_challenge').selectAll().execute()).toEqual([]);
  });

  it('is refused from another origin or domain, without verification, and from a copied key', async () => {
    const { key } = await add(await signIn('ann'));
    for (const claims of [
      { origin: 'https://panel.example.evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ])
      await expect(signInWith(key, claims)).rejects.toMatchObject({ status: 401, ...notAccepted });
    await expect(signInWith(key)).resolves.toHaveProperty('token');
    key.counter -= 1;
    await expect(signInWith(key)).rejects.toMatchObject(notAccepted);
    const unverified = createSoftAuthenticator(origin);
    const ann = await signIn('ann');
    const { data } = await ann.call(contract.beginPasskey);
    const credential = unverified.create(data, { isVerified: false });
    await expect(ann.call(contract.addPasskey, { body: { name: 'x', credential } })).rejects.toMatchObject(
      notAccepted,
    );
  });

  it('of a disabled account opens nothing', async () => {
    const { key } = await add(await signIn('ann'));
    const { query } = server.services.database;
    const enable = (is_enabled: boolean) =>
      query.updateTable('app_user').set({ is_enabled }).where('username', '=', 'ann').execute();
    await enable(false);
    await expect(signInWith(key)).rejects.toMatchObject({ code: 'passkeyUnknown' });
    await enable(true);
  });

  it('is guessed at as little as a password', async () => {
    const { key } = await add(await signIn('ann'));
    const codes: string[] = [];
    for (let attempt = 0; attempt < 23; attempt += 1)
      await signInWith(key, { isVerified: false }).catch((error: unknown) =>
        codes.push((error as { code: string }).code),
      );
    expect(codes.at(0)).toBe('passkeyNotAccepted');
    expect(codes.at(-1)).toBe('tooManyRequests');
  });
});

it('is removed by an administrator together with the second factor, for a lost device', async () => {
  const { key } = await add(await signIn('ann'));
  const admin = await signIn('admin');
  await admin.call(contract.resetUserSecondFactor, { params: { id: '2' } });
  await expect(signInWith(key)).rejects.toMatchObject({ code: 'passkeyUnknown' });
});

it('counts as both factors where the group requires two, for the session it opened', async () => {
  const { query } = server.services.database;
  const { key } = await add(await signIn('eve'));
  const require = (isSecondFactorRequired: boolean) =>
    query
      .updateTable('user_group')
      .set({ settings: JSON.stringify({ ...openSettings, isSecondFactorRequired }) })
      .where('id', '=', 3)
      .execute();
  await require(true);
  const { token } = await signInWith(key);
  await expect(clientOf(token).call(contract.getProfile)).resolves.toBeDefined();
  const byPassword = await signIn('eve');
  const closed = { status: 403, code: 'secondFactorNeeded' };
  await expect(byPassword.call(contract.getProfile)).rejects.toMatchObject(closed);
  // Adding one is a way to set up two-factor authentication.
  await add(byPassword, 'Phone');
  await expect(byPassword.call(contract.getProfile)).resolves.toBeDefined();
  await require(false);
});

describe('the mail about a passkey', () => {
  const sendMails = async () => {
    const { services } = server;
    const { signal } = new AbortController();
    for (const job of await services.jobs.boss.fetch(mailAccountChange.name, { batchSize: 100 })) {
      const payload = mailAccountChange.payload.parse(job.data);
      await mailAccountChange.run(payload, { services, log: services.log, signal });
      await services.jobs.boss.complete(mailAccountChange.name, job.id);
    }
    const { to = '', message = '' } = sink.mails.at(-1) ?? {};
    const body = bodyOf(message);
    return { to, body, token: /#token=([\w-]{43})\s/.exec(body)?.[1] ?? '' };
  };
  beforeAll(sendMails);

  it('recovers the account from somebody who added one in a stolen session, and keeps older ones', async () => {
    const eve = await signIn('eve');
    const { key: own } = await add(eve, 'Own');
    await sendMails();
    const { key: thiefs } = await add(eve, 'Thief');
    const mail = await sendMails();
    expect(mail).toMatchObject({ to: 'eve@example.org' });
    expect(mail.body).toContain('a passkey was added');
    await clientOf().call(contract.resetPassword, {
      body: { token: mail.token, password: 'mine once more' },
    });
    await expect(signInWith(thiefs)).rejects.toMatchObject({ code: 'passkeyUnknown' });
    await expect(signInWith(own)).resolves.toHaveProperty('token');
  });

  it('of a removal comes too', async () => {
    const ann = await signIn('ann');
    const { passkey } = await add(ann);
    await sendMails();
    await ann.call(contract.removePasskey, { params: { id: String(passkey.id) } });
    expect((await sendMails()).body).toContain('was removed');
  });
});

describe('the domain of passkeys', () => {
  const optionsAt = async (environment: Record<string, string>, headers = {}) => {
    const other = await startTestServer(environment);
    const url = contract.beginPasskeySignIn.path;
    const response = await other.app.inject({ method: 'POST', url, headers });
    await other.stop();
    return response.json<{ code: unknown; data?: { rpId: string } }>();
  };

  it('is that of the settings, whatever the request says', async () => {
    const headers = {
      host: 'evil.example',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
    };
    const answer = await optionsAt({ PUBLIC_URL: 'https://vitrina.example:8443/' }, headers);
    expect(answer.data?.rpId).toBe('vitrina.example');
    expect((await optionsAt({})).data?.rpId).toBe('localhost');
  });

  it('is missing without https, and for an address without a name', async () => {
    for (const PUBLIC_URL of ['http://vitrina.example', 'https://192.0.2.7'])
      expect(await optionsAt({ PUBLIC_URL })).toMatchObject({ code: 'passkeysUnavailable' });
  });
});
