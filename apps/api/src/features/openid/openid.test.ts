import { Writable } from 'node:stream';
import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createRedirectBrowser, type RedirectBrowser } from '../../../testing/followRedirects.ts';
import { startOidcProvider, type OidcPerson, type OidcProvider } from '../../../testing/oidcProvider.ts';
import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { turnOnSecondFactor } from '../../../testing/turnOnSecondFactor.ts';

const origin = 'https://panel.example';
let provider: OidcProvider;
let server: TestServer;
let logged = '';
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged += chunk.toString();
    done();
  },
});
const start = (environment: Record<string, string> = {}) =>
  startTestServer(
    { ...provider.environment, PUBLIC_URL: origin, VITRINA_LOG_LEVEL: 'debug', ...environment },
    { logTo },
  );
beforeAll(async () => {
  provider = await startOidcProvider();
  server = await start();
});
afterEach(async () => {
  const { query } = server.services.database;
  await query.deleteFrom('openid_identity').execute();
  await query.deleteFrom('sign_in_failure').execute();
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const ann: OidcPerson = { sub: 'a-1', email: 'ANN@example.org', email_verified: true };

const browserOf = (on = server) => createRedirectBrowser({ [origin]: on.url });

/** Opens the provider's sign-in and returns where the browser ends. */
async function walk(person: OidcPerson | undefined, on = server, options: { amr?: string[] } = {}) {
  provider.signInAs(person, options);
  const browser = browserOf(on);
  const { url } = await browser.open(`${origin}/auth/openid`);
  return { browser, url, problem: url.searchParams.get('problem') };
}

async function complete(
  browser: RedirectBrowser,
  { code, on = server }: { code?: string; on?: TestServer } = {},
) {
  const response = await fetch(on.url + contract.completeOpenidSignIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browser.cookieOf(origin) },
    body: JSON.stringify(code === undefined ? {} : { code }),
  });
  return (await response.json()) as { token?: string; code?: string; mustEnrolSecondFactor?: boolean };
}

async function profileOf(token: string | undefined, on = server) {
  const client = createApiClient({ baseUrl: on.url, getToken: () => token });
  return (await client.call(contract.getProfile)).data;
}

describe('signing in through the provider', () => {
  it('finds the account by the verified address first, then by the subject alone', async () => {
    const first = await walk(ann);
    expect(first.url.href).toBe(`${origin}/auth/continue`);
    const { token } = await complete(first.browser);
    expect((await profileOf(token)).username).toBe('ann');
    const renamed = await walk({ ...ann, email: 'ben@example.org' });
    expect((await profileOf((await complete(renamed.browser)).token)).username).toBe('ann');
    const asked = first.browser.visited.find(({ searchParams }) => searchParams.has('code_challenge'));
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/auth/openid/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  it('lists the session and writes the audit log', async () => {
    const { browser } = await walk(ann);
    const { token } = await complete(browser);
    const own = createApiClient({ baseUrl: server.url, getToken: () => token });
    expect((await own.call(contract.listSessions)).data.some(({ isCurrent }) => isCurrent)).toBe(true);
    const { query } = server.services.database;
    const actions = await query
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', 2)
      .where('action', '=', 'openid.link')
      .execute();
    expect(actions.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'is not verified',
      { sub: 'x-1', email: 'eve@example.org', email_verified: false },
      'openidEmailUnverified',
    ],
    ['is not said to be verified', { sub: 'x-2', email: 'eve@example.org' }, 'openidEmailUnverified'],
    ['is missing', { sub: 'x-3' }, 'openidEmailUnverified'],
    ['nobody has', { sub: 'x-4', email: 'new@example.org', email_verified: true }, 'openidNoAccount'],
  ])('refuses a person whose address %s', async (_, person, problem) => {
    const { url, browser } = await walk(person);
    expect(url.origin + url.pathname).toBe(`${origin}/auth/login`);
    expect(url.searchParams.get('problem')).toBe(problem);
    expect(url.searchParams.get('request')).toMatch(/^[\da-f-]{36}$/);
    expect(await complete(browser)).toMatchObject({ code: 'openidExpired' });
  });

  it('refuses an address that another subject has linked, and a disabled account', async () => {
    await walk(ann);
    expect((await walk({ ...ann, sub: 'a-2' })).problem).toBe('openidOtherIdentity');
    const { query } = server.services.database;
    const enable = (is_enabled: boolean) =>
      query.updateTable('app_user').set({ is_enabled }).where('username', '=', 'ann').execute();
    await enable(false);
    expect((await walk(ann)).problem).toBe('openidNoAccount');
    await enable(true);
  });

  it('asks for the code of a user with two-factor authentication, unless the provider has checked two', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, 'ann');
    const { browser } = await walk(ann);
    expect(await complete(browser)).toMatchObject({ code: 'secondFactorRequired' });
    expect(await complete(browser, { code: '000000' })).toMatchObject({ code: 'incorrectCode' });
    const { token } = await complete(browser, { code: recoveryCodes[0] ?? '' });
    expect((await profileOf(token)).username).toBe('ann');
    expect(await complete(browser, { code: recoveryCodes[1] ?? '' })).toMatchObject({
      code: 'openidExpired',
    });
    const strong = await walk(ann, server, { amr: ['pwd', 'mfa'] });
    expect(await complete(strong.browser)).toHaveProperty('token');
    await server.services.database.query.deleteFrom('second_factor').execute();
  });
});

describe('an answer', () => {
  it('counts once, in the browser that asked, and with its state', async () => {
    const { browser } = await walk(ann);
    const answer = browser.visited.find(({ pathname }) => pathname === '/auth/openid/callback');
    const stranger = await browserOf().open(answer?.href ?? '');
    expect(stranger.url.searchParams.get('problem')).toBe('openidExpired');
    const again = await browser.open(answer?.href ?? '');
    expect(again.url.searchParams.get('problem')).toBe('openidExpired');

    const other = browserOf();
    provider.signInAs(ann);
    await other.open(`${origin}/auth/openid`);
    const forged = new URL(answer?.href ?? '');
    forged.searchParams.set('state', 'forged');
    expect((await other.open(forged.href)).url.searchParams.get('problem')).toBe('openidExpired');
  });

  it('with another state or a code that was made up is refused, and leads nowhere else', async () => {
    for (const change of [{ state: 'forged' }, { code: 'made-up' }, { iss: 'https://evil.example' }]) {
      const start = await fetch(`${server.url}/auth/openid?here=1`, { redirect: 'manual' });
      const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const query = new URLSearchParams({ state, code: 'x', iss: provider.issuer, ...change });
      query.set('redirect', 'https://evil.example');
      const back = await fetch(`${server.url}/auth/openid/callback?${query.toString()}`, {
        redirect: 'manual',
        headers: { cookie },
      });
      expect(back.status).toBe(302);
      expect(back.headers.get('location')).toMatch(
        /^\/auth\/login\?problem=openidFailed&request=[\da-f-]{36}$/,
      );
    }
  });

  it('that declines says so', async () => {
    expect((await walk(undefined)).problem).toBe('openidDeclined');
  });

  it('leaves no secret, code or cookie in the log', async () => {
    const { browser } = await walk(ann);
    await complete(browser);
    const answer = browser.visited.find(({ pathname }) => pathname === '/auth/openid/callback');
    expect(logged).toContain('openidFailed');
    for (const secret of [provider.clientSecret, answer?.searchParams.get('code') ?? '?', 'vitrina-openid='])
      expect(logged).not.toContain(secret);
  });
});

it('begins at the server’s own address, where the provider leads back to', async () => {
  const { status, headers } = await fetch(`${server.url}/auth/openid`, {
    redirect: 'manual',
    headers: { host: 'evil.example' },
  });
  expect([status, headers.get('location')]).toEqual([302, `${origin}/auth/openid?here=1`]);
});

it('a provider that is away leads back to the sign-in screen', async () => {
  const lonely = await start({ OIDC_ISSUER: 'http://127.0.0.1:1' });
  const { url } = await browserOf(lonely).open(`${origin}/auth/openid`);
  expect(url.searchParams.get('problem')).toBe('openidAway');
  await lonely.stop();
});

it('the sign-in screen names the provider, if there is one', async () => {
  const optionsOf = async (on: TestServer) =>
    (await createApiClient({ baseUrl: on.url }).call(contract.getSignInOptions)).data.openid;
  expect(await optionsOf(server)).toEqual({ name: 'Example ID' });
  const plain = await startTestServer();
  expect(await optionsOf(plain)).toBeNull();
  await plain.stop();
});

describe('the provider’s groups', () => {
  const groupMap = {
    bosses: { role: 'ROLE_ADMIN' },
    'team-two': { group: 'two', statisticsGroups: ['North'] },
    'team-one': { group: 'one' },
  };
  let mapped: TestServer;
  beforeAll(async () => {
    mapped = await start({
      OIDC_GROUPS_CLAIM: 'groups',
      OIDC_GROUP_MAP: JSON.stringify(groupMap),
      OIDC_CREATE_USERS: '1',
    });
    await mapped.services.database.query.insertInto('statistics_group').values({ name: 'North' }).execute();
  });
  afterAll(() => mapped.stop());

  const kim: OidcPerson = {
    sub: 'k-1',
    email: 'kim@example.org',
    email_verified: true,
    preferred_username: 'kim',
    given_name: 'Kim',
    family_name: 'Lee',
  };
  const enter = async (person: OidcPerson) => {
    const { browser, problem } = await walk(person, mapped);
    if (problem !== null) return { problem };
    const { token } = await complete(browser, { on: mapped });
    const client = createApiClient({ baseUrl: mapped.url, getToken: () => token });
    const statistics = await client.call(contract.listStatisticsGroups);
    const profile = await profileOf(token, mapped);
    return {
      username: profile.username,
      firstName: profile.firstName,
      group: profile.group?.name,
      licenses: profile.licenses.map(({ name }) => name),
      roles: profile.roles,
      statistics: statistics.data.map(({ name }) => name),
    };
  };

  it('give a new person an account, a group with its licenses, a role and statistics groups, at each sign-in', async () => {
    expect(await enter({ ...kim, groups: ['team-one', 'team-two', 'others'] })).toMatchObject({
      username: 'kim',
      firstName: 'Kim',
      group: 'two',
      licenses: ['License two'],
      roles: ['ROLE_USER'],
      statistics: ['North'],
    });
    const moved = await enter({ ...kim, groups: ['team-one', 'bosses'] });
    expect(moved).toMatchObject({ group: 'one', roles: ['ROLE_USER', 'ROLE_ADMIN'], statistics: [] });
    expect(await enter({ ...kim, groups: ['team-one'] })).toMatchObject({ roles: ['ROLE_USER'] });
    const client = createApiClient({ baseUrl: mapped.url });
    const body = { login: 'kim', password: testPassword };
    await expect(client.call(contract.getToken, { body })).rejects.toMatchObject({ status: 401 });
  });

  it('refuse a person who is in none', async () => {
    expect(await enter({ ...kim, groups: ['others'] })).toEqual({ problem: 'openidNoGroup' });
    expect(await enter(ann)).toEqual({ problem: 'openidNoGroup' });
  });

  it('do not take the last administrator away', async () => {
    const admin = { sub: 'adm', email: 'admin@example.org', email_verified: true };
    expect(await enter({ ...admin, groups: ['team-one'] })).toMatchObject({ roles: ['ROLE_ADMIN'] });
  });

  it('give a name that is taken to nobody else', async () => {
    const other = {
      sub: 'k-9',
      email: 'another@example.org',
      email_verified: true,
      preferred_username: 'BEN',
    };
    expect(await enter({ ...other, groups: ['team-one'] })).toMatchObject({
      username: 'another@example.org',
    });
  });
});
