import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, startMailSink, type MailSink } from '../../../testing/mailSink.ts';
import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const publicUrl = 'https://panel.example';
let sink: MailSink;
let server: TestServer;
beforeAll(async () => {
  sink = await startMailSink();
  server = await startTestServer({ SMTP_URL: sink.url, PUBLIC_URL: publicUrl });
});
afterAll(async () => {
  await server.stop();
  await sink.stop();
});

function client(token?: string, language = 'en') {
  return createApiClient({ baseUrl: server.url, getToken: () => token, getLanguage: () => language });
}

async function signIn(login: string, password: string): Promise<string> {
  return (await client().call(contract.getToken, { body: { login, password } })).token;
}

async function recover(login: string, language = 'en'): Promise<{ to: string; body: string; token: string }> {
  await client(undefined, language).call(contract.recoverPassword, { body: { login } });
  const mail = sink.mails.at(-1);
  const body = bodyOf(mail?.message ?? '');
  return { to: mail?.to ?? '', body, token: /#token=([\w-]{43})\s/.exec(body)?.[1] ?? '' };
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function forgetCounts(): Promise<void> {
  await server.services.database.query.deleteFrom('sign_in_failure').execute();
}

describe('recovery', () => {
  it('mails a link to the panel, by login or e-mail, in the language asked for', async () => {
    const english = await recover('ANN');
    expect(english.to).toBe('ann@example.org');
    expect(english.body).toContain(`${publicUrl}/auth/reset-password#token=${english.token}`);
    expect(english.body).toContain('30 minutes');
    const russian = await recover('ann@EXAMPLE.org', 'ru');
    expect(russian.body).toContain('Здравствуйте');
    expect(sink.mails.at(-1)?.message).toContain('Subject: =?UTF-8?');
  });

  it('by an e-mail address goes to its owner, also where an older account is named after it', async () => {
    const { query } = server.services.database;
    const rename = (username: string) =>
      query.updateTable('app_user').set({ username }).where('email', '=', 'eve@example.org').execute();
    await rename('ben@example.org');
    expect((await recover('ben@example.org')).to).toBe('ben@example.org');
    await rename('eve');
  });

  it('A17: sets the password once, and ends every session', async () => {
    const session = await signIn('ben', testPassword);
    const { token } = await recover('ben');
    const body = { token, password: 'a newer horse' };
    await client().call(contract.resetPassword, { body });
    await expect(client(session).call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
    await expect(signIn('ben', testPassword)).rejects.toMatchObject({ code: 'incorrectPassword' });
    await expect(signIn('ben', 'a newer horse')).resolves.toMatch(/^[\w-]{43}$/);
    await expect(client().call(contract.resetPassword, { body })).rejects.toMatchObject({
      status: 400,
      code: 'linkNotValid',
    });
  });

  it('A17: of many uses at once, one counts', async () => {
    const { token } = await recover('eve');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        post('/auth/reset-password', { token, password: `horse number ${at}` }).then(({ status }) => status),
      ),
    );
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    expect(outcomes.filter((status) => status === 400)).toHaveLength(7);
  });

  it('ends with a newer link, with a changed password, with the account, and after its time', async () => {
    await forgetCounts();
    const { query } = server.services.database;
    const expectDead = async (token: string) => {
      const response = await post('/auth/reset-password', { token, password: 'long enough' });
      expect(await response.json()).toMatchObject({ code: 'linkNotValid' });
    };
    const first = await recover('ann');
    const second = await recover('ann');
    await expectDead(first.token);
    const ann = client(await signIn('ann', testPassword));
    await ann.call(contract.changePassword, { body: { password: testPassword } });
    await expectDead(second.token);
    const third = await recover('ann');
    await query.updateTable('password_link').set({ expires_at: new Date() }).execute();
    await expectDead(third.token);
    const fourth = await recover('ann');
    await query.updateTable('app_user').set({ is_enabled: false }).where('username', '=', 'ann').execute();
    await expectDead(fourth.token);
    await query.updateTable('app_user').set({ is_enabled: true }).where('username', '=', 'ann').execute();
  });

  it('is stored as a hash', async () => {
    await forgetCounts();
    const { token } = await recover('ann');
    const rows = await server.services.database.query.selectFrom('password_link').selectAll().execute();
    expect(JSON.stringify(rows.map(({ hash }) => hash.toString('latin1')))).not.toContain(token);
  });
});

describe('asked in bad faith', () => {
  it('a login is required; an unknown one is said to be unknown', async () => {
    for (const body of [{}, { login: '' }, { login: '  ' }]) {
      const response = await post('/auth/recover-password', body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'loginRequired',
        message: 'Login is required',
        errors: [{ path: 'body.login' }],
      });
    }
    const unknown = await post('/auth/recover-password', { login: 'nobody' });
    expect(await unknown.json()).toMatchObject({
      message: 'Unfortunately a user with this login is not registered',
    });
  });

  it.each([[['ann']], [{ $gt: '' }], [{ $regex: '.*' }], [null], [true], [0]])(
    'A17: a login or a token that is %j is refused',
    async (value) => {
      const before = sink.mails.length;
      expect((await post('/auth/recover-password', { login: value })).status).toBe(400);
      const reset = await post('/auth/reset-password', { token: value, password: 'long enough' });
      expect(reset.status).toBe(400);
      expect(sink.mails.length).toBe(before);
    },
  );

  it('A17: whatever is sent along, the mail goes to the account’s own address', async () => {
    await forgetCounts();
    const body = { login: 'ann', email: 'evil@example.net', to: 'evil@example.net', userId: 1 };
    await post('/auth/recover-password', body);
    expect(sink.mails.at(-1)?.to).toBe('ann@example.org');
    const two = await post('/auth/recover-password', { login: 'ann@example.org,evil@example.net' });
    expect(two.status).toBe(404);
  });

  it('A18: headers do not choose where the link leads', async () => {
    await forgetCounts();
    await post(
      '/auth/recover-password',
      { login: 'ann' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    );
    const body = bodyOf(sink.mails.at(-1)?.message ?? '');
    expect(body).not.toContain('evil.example');
    expect(body).toContain(publicUrl);
  });

  it('A18: a name made of markup, line breaks and links stays one line of plain text', async () => {
    await forgetCounts();
    const { query } = server.services.database;
    const username = 'x\r\nBcc: evil@example.net\r\n\r\n<a href="https://evil.example">Set</a>';
    await query.updateTable('app_user').set({ username }).where('username', '=', 'eve').execute();
    const { body } = await recover('eve@example.org');
    const message = sink.mails.at(-1)?.message ?? '';
    expect(message).toMatch(/^Content-Type: text\/plain/m);
    expect(message).not.toMatch(/^Bcc:/m);
    expect(body.split('\n').find((line) => line.includes('Bcc:'))).toContain('requested a new password');
    await query.updateTable('app_user').set({ username: 'eve' }).where('id', '=', 4).execute();
  });

  it('a flood from one address is stopped before anything is looked up', async () => {
    const statuses = [];
    for (let request = 0; request < 62; request++) {
      const response = await server.app.inject({
        method: 'POST',
        url: contract.resetPassword.path,
        remoteAddress: '198.51.100.50',
        headers: { 'x-forwarded-for': `203.0.113.${request}` },
        payload: { token: 'guessed', password: 'long enough' },
      });
      statuses.push([response.statusCode, response.json<{ code: string }>().code]);
    }
    expect(statuses[0]).toEqual([400, 'linkNotValid']);
    expect(statuses.at(-1)).toEqual([429, 'tooManyRequests']);
  });

  it('one account is not flooded with mails', async () => {
    await forgetCounts();
    const statuses = [];
    for (let request = 0; request < 7; request++) {
      statuses.push((await post('/auth/recover-password', { login: 'ann' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('neutral answers do not tell who has an account', async () => {
    const neutral = await startTestServer({ SMTP_URL: sink.url, VITRINA_LOGIN_MESSAGES: 'neutral' });
    const before = sink.mails.length;
    const answers = [];
    for (const login of ['ann', 'nobody']) {
      const response = await fetch(`${neutral.url}/auth/recover-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login }),
      });
      answers.push([response.status, await response.text()]);
    }
    await sink.waitFor(before + 1);
    await neutral.stop();
    expect(answers[0]).toEqual(answers[1]);
    expect(sink.mails.length).toBe(before + 1);
  });
});

it('without a mail server mails are files of their owner alone', async () => {
  const plain = await startTestServer();
  const admin = await plain.as('admin');
  await admin.call(contract.createUser, {
    body: { username: 'new', email: 'new@example.org', groupId: 1 },
  });
  const outbox = join(plain.services.config.dataFolder, 'outbox');
  const [name = ''] = await readdir(outbox);
  const message = await readFile(join(outbox, name), 'utf8');
  const { mode } = await stat(join(outbox, name));
  await plain.stop();
  expect(name).toMatch(/\.eml$/);
  expect(mode & 0o077).toBe(0);
  expect(message).toContain('To: new@example.org');
  expect(bodyOf(message)).toContain('/auth/reset-password#token=');
});

it('a mail server that is down is said to be, and nothing else breaks', async () => {
  const deaf = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const body = { login: 'ann' };
  const outcome = createApiClient({ baseUrl: deaf.url }).call(contract.recoverPassword, { body });
  await expect(outcome).rejects.toMatchObject({ status: 502, code: 'mailFailed' });
  const created = await (
    await deaf.as('admin')
  ).call(contract.createUser, {
    body: { username: 'new', email: 'new@example.org', groupId: 1 },
  });
  expect(created.data).toMatchObject({ username: 'new', invitation: 'failed' });
  await deaf.stop();
});
