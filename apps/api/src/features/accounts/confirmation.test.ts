import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract, type CallDefinition, type User } from '@vitrina/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, startMailSink, type MailSink } from '../../../testing/mailSink.ts';
import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { turnOnSecondFactor } from '../../../testing/turnOnSecondFactor.ts';
import { mailAccountChange } from './mailAccountChange.ts';

let sink: MailSink;
let server: TestServer;
beforeAll(async () => {
  sink = await startMailSink();
  server = await startTestServer({ SMTP_URL: sink.url, PUBLIC_URL: 'https://panel.example' });
});
afterEach(async () => {
  await server.services.database.query.deleteFrom('sign_in_failure').execute();
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

/** Lets the time pass in which the password counts. */
async function age(): Promise<void> {
  await server.services.database.query
    .updateTable('token')
    .set({ confirmed_at: new Date(Date.now() - 10 * 60_000 - 1000) })
    .execute();
}

/** Runs the jobs that tell owners of changes. */
async function sendMails(): Promise<void> {
  const { jobs, log } = server.services;
  const { signal } = new AbortController();
  for (const job of await jobs.boss.fetch(mailAccountChange.name, { batchSize: 100 })) {
    await mailAccountChange.run(mailAccountChange.payload.parse(job.data), {
      services: server.services,
      log,
      signal,
    });
    await jobs.boss.complete(mailAccountChange.name, job.id);
  }
}

function toInput({ id, revision, username, firstName, lastName, email, roles, group, isEnabled }: User) {
  return { id, revision, username, firstName, lastName, email, roles, groupId: group?.id ?? null, isEnabled };
}

const refused = { status: 403, code: 'confirmationNeeded' };

describe('a session that was not confirmed lately', () => {
  it('is refused by each call that needs a confirmation, before anything else', async () => {
    const { token } = await clientOf().call(contract.getToken, {
      body: { login: 'admin', password: testPassword },
    });
    await age();
    const wanted: CallDefinition[] = Object.values(contract).filter(
      (call: CallDefinition) => call.needsConfirmation,
    );
    expect(wanted.length).toBeGreaterThan(8);
    for (const { method, path, body } of wanted) {
      const response = await fetch(server.url + path.replace(/\{\w+\}/g, '1'), {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: '{}' }),
      });
      expect([path, response.status, await response.json()]).toMatchObject([
        path,
        403,
        { code: refused.code },
      ]);
    }
  });

  it('changes a name without, an e-mail address or username only with the password', async () => {
    const eve = await signIn('eve');
    await age();
    const { data } = await eve.call(contract.getProfile);
    const self = { username: data.username, email: data.email, firstName: 'Eva', lastName: data.lastName };
    await expect(eve.call(contract.updateSelf, { body: self })).resolves.toBeDefined();
    for (const change of [{ email: 'eva@example.org' }, { username: 'eva' }])
      await expect(eve.call(contract.updateSelf, { body: { ...self, ...change } })).rejects.toMatchObject(
        refused,
      );
    await expect(
      eve.call(contract.confirmSession, { body: { password: 'wrong horse' } }),
    ).rejects.toMatchObject({
      code: 'incorrectPassword',
    });
    await eve.call(contract.confirmSession, { body: { password: testPassword } });
    await expect(
      eve.call(contract.updateSelf, { body: { ...self, email: 'eva@example.org' } }),
    ).resolves.toBeDefined();
    await eve.call(contract.updateSelf, { body: self });
  });

  it('sets no password and makes no administrator of others, but moves them to a group', async () => {
    const admin = await signIn('admin');
    await age();
    const { data } = await admin.call(contract.listUsers, { query: { search: 'ben@example.org' } });
    const { id, revision, ...ben } = toInput(data.items[0]!);
    const change = (more: object) =>
      admin.call(contract.updateUser, {
        params: { id },
        body: { ...ben, ...more },
        ifMatch: revision,
      });
    await expect(change({ password: 'a longer horse' })).rejects.toMatchObject(refused);
    await expect(change({ roles: [...ben.roles, 'ROLE_ADMIN'] })).rejects.toMatchObject(refused);
    await expect(change({ firstName: 'Benno' })).resolves.toBeDefined();
  });

  it('guesses at the password as little as a sign-in', async () => {
    const ben = await signIn('ben');
    const codes: unknown[] = [];
    for (let at = 0; at < 25; at += 1)
      await ben
        .call(contract.confirmSession, { body: { password: `guess ${at}` } })
        .catch((error: unknown) => codes.push((error as { code: string }).code));
    expect(new Set(codes)).toEqual(new Set(['incorrectPassword', 'tooManyRequests']));
  });
});

describe('the mail about a change', () => {
  beforeAll(sendMails);

  const mailTo = async (address: string) => {
    await sendMails();
    const { to = '', message = '' } = sink.mails.at(-1) ?? {};
    expect(to).toBe(address);
    const body = bodyOf(message);
    return { body, token: /#token=([\w-]{43})\s/.exec(body)?.[1] ?? '' };
  };

  it('goes to the old address, and recovers the account from somebody with a stolen session', async () => {
    const stolen = await signIn('eve');
    const { data } = await stolen.call(contract.getProfile);
    const self = { username: data.username, email: 'thief@example.com', firstName: 'E', lastName: 'E' };
    await stolen.call(contract.updateSelf, { body: self });
    const { body, token } = await mailTo('eve@example.org');
    expect(body).toContain('has another e-mail address now');
    // Neither a recovery nor a new password by the thief invalidates the link.
    await clientOf().call(contract.recoverPassword, { body: { login: 'thief@example.com' } });
    await mailTo('thief@example.com');
    await stolen.call(contract.changePassword, { body: { password: 'the password of a thief' } });
    await mailTo('thief@example.com');

    // The mail about this change waits until the owner has the account again: its link would lead the thief back.
    await stolen.call(contract.confirmSession, { body: { password: 'the password of a thief' } });
    await stolen.call(contract.changePassword, { body: { password: 'another one of a thief' } });
    await clientOf().call(contract.resetPassword, { body: { token, password: 'mine once more' } });
    const count = sink.mails.length;
    await sendMails();
    expect(sink.mails.length).toBe(count);
    await expect(stolen.call(contract.getProfile)).rejects.toMatchObject({ status: 401 });
    const eve = await signIn('eve', 'mine once more');
    expect((await eve.call(contract.getProfile)).data.email).toBe('eve@example.org');
    await expect(
      clientOf().call(contract.resetPassword, { body: { token, password: 'used a second time' } }),
    ).rejects.toMatchObject({ code: 'linkNotValid' });
  });

  it('about two-factor authentication turns it off again', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, 'ben');
    expect(recoveryCodes.length).toBeGreaterThan(0);
    const { token } = await mailTo('ben@example.org');
    await clientOf().call(contract.resetPassword, { body: { token, password: 'mine once more' } });
    await expect(signIn('ben', 'mine once more')).resolves.toBeDefined();
  });

  it('of an administrator’s change says so and has no link', async () => {
    const admin = await signIn('admin');
    const { data } = await admin.call(contract.listUsers, { query: { search: 'ann@example.org' } });
    const { id, revision, ...ann } = toInput(data.items[0]!);
    const body = { ...ann, password: 'set by the administrator' };
    await admin.call(contract.updateUser, { params: { id }, body, ifMatch: revision });
    const mail = await mailTo('ann@example.org');
    expect(mail.body).toContain('An administrator made this change');
    expect(mail.token).toBe('');
  });
});
