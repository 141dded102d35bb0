import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { createApp } from '../../entry/app.ts';
import { countAttempt } from './attempts.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import { limitsOf } from './checkCredentials.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.database.query.deleteFrom('sign_in_failure').execute();
});

/** Signs in from the given address, without the network. */
async function signInFrom(remoteAddress: string, login: string, password: string, app = server.app) {
  const response = await app.inject({
    method: 'POST',
    url: contract.getToken.path,
    remoteAddress,
    payload: { login, password },
    headers: { 'x-forwarded-for': '203.0.113.99' },
  });
  return response;
}

/** Uses up a person's free failures, except `left`, counted as the sign-in counts them. */
async function exhaust(address: string, login: string, left = 0): Promise<void> {
  const { pair } = limitsOf(login, networkOf(address));
  for (let attempt = left; attempt < pair.free; attempt++) {
    await countAttempt(server.services.database.query, pair);
  }
}

/** Rounds: on a busy machine, time passes between setting a time and reading it. */
const toNearestFive = (seconds: number) => Math.round(seconds / 5) * 5;

describe('failures', () => {
  it('make wait, twice as long each time, and say how long', async () => {
    const { query } = server.services.database;
    const limit = { key: 'x', free: 2, maxWaitSeconds: 100 };
    const waits = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      await countAttempt(query, limit);
      const row = await query.selectFrom('sign_in_failure').selectAll().executeTakeFirstOrThrow();
      waits.push(row.blocked_until ? toNearestFive((row.blocked_until.getTime() - Date.now()) / 1000) : 0);
      await query
        .updateTable('sign_in_failure')
        .set({ blocked_until: new Date(Date.now() - 1) })
        .execute();
    }
    expect(waits).toEqual([0, 15, 30, 60, 100, 100, 100, 100, 100]);
    await query
      .updateTable('sign_in_failure')
      .set({ blocked_until: new Date(Date.now() + 3_600_000) })
      .execute();
    await expect(countAttempt(query, limit)).rejects.toMatchObject({
      status: 429,
      details: { data: { retryAfterSeconds: expect.closeTo(3600, -2) as number } },
    });
  });

  it('are counted when they come at once, too', async () => {
    await exhaust('198.51.100.7', 'ann', 4);
    const statuses = await Promise.all(
      Array.from({ length: 15 }, () => signInFrom('198.51.100.7', 'ann', 'wrong').then((r) => r.statusCode)),
    );
    expect(statuses.filter((status) => status === 401).length).toBe(4);
  });

  it('outlive a restart, and are the same for every process', async () => {
    await exhaust('198.51.100.8', 'ben');
    const other = await createApp(server.services);
    expect((await signInFrom('198.51.100.8', 'ben', testPassword, other)).statusCode).toBe(429);
    await other.close();
  });

  it.each(['BEN', ' ben ', 'ｂｅｎ'])(
    'A20: of a login written as %j are those of the login',
    async (login) => {
      await exhaust('198.51.100.9', 'ben');
      expect((await signInFrom('198.51.100.9', login, testPassword)).statusCode).toBe(429);
    },
  );

  it.each(['/auth/getToken/', '//auth/getToken', '/auth/getToken?x=1', '/auth/%67etToken', '/AUTH/getToken'])(
    'A20: are not escaped by the path %s',
    async (url) => {
      await exhaust('198.51.100.10', 'ben');
      const response = await server.app.inject({
        method: 'POST',
        url,
        remoteAddress: '198.51.100.10',
        payload: { login: 'ben', password: testPassword },
      });
      expect([404, 429]).toContain(response.statusCode);
    },
  );

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1'],
    ['2001:db8::1', '2001:db8::ffff:2'],
    ['2001:db8::1', '2001:0DB8:0:0:1:2:3:4'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('A20: of an IPv6 network count together: %s and %s', async (one, other) => {
    await exhaust(one, 'ben');
    expect((await signInFrom(other, 'ben', testPassword)).statusCode).toBe(429);
  });

  it('A20: are not forgotten by the end of the longest wait', async () => {
    const { query } = server.services.database;
    const limit = { key: 'x', free: 2, maxWaitSeconds: 15 * 60 };
    const waits = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      await countAttempt(query, limit);
      const row = await query.selectFrom('sign_in_failure').selectAll().executeTakeFirstOrThrow();
      const waitMs = (row.blocked_until?.getTime() ?? Date.now()) - Date.now();
      waits.push(toNearestFive(waitMs / 1000));
      // The wait is over.
      await query
        .updateTable('sign_in_failure')
        .set({
          blocked_until: new Date(Date.now() - 1),
          ends_at: new Date(row.ends_at.getTime() - waitMs - 1),
        })
        .execute();
    }
    expect(waits).toEqual([0, 15, 30, 60, 120, 240, 480, 900, 900, 900, 900, 900]);
  });
});

describe('somebody else’s failures', () => {
  it('A20: from one place leave the user alone', async () => {
    await exhaust('198.51.100.11', 'ann');
    expect((await signInFrom('198.51.100.12', 'ann', testPassword)).statusCode).toBe(200);
  });

  it('A20: from a hundred places do not keep the user out where the user is at home, and elsewhere for half a minute', async () => {
    const home = '192.0.2.5';
    expect((await signInFrom(home, 'eve', testPassword)).statusCode).toBe(200);
    const { query } = server.services.database;
    const { login } = limitsOf('eve', '');
    for (let attempt = 0; attempt < login.free; attempt++) await countAttempt(query, login);
    expect((await signInFrom('198.51.100.13', 'eve', testPassword)).statusCode).toBe(429);
    expect((await signInFrom(home, 'eve', testPassword)).statusCode).toBe(200);
    const row = await query
      .selectFrom('sign_in_failure')
      .select(({ fn }) => fn.max('blocked_until').as('until'))
      .executeTakeFirstOrThrow();
    expect((row.until?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(30_000);
  });
});

describe('a flood of guesses from many networks', () => {
  /** Signs in with a wrong password from many networks. @returns the statuses, as they come */
  function flood(count: number): Promise<number>[] {
    return Array.from({ length: count }, async (_, at) => {
      const address = `198.18.${at >> 8}.${at & 255}`;
      return (await signInFrom(address, `nobody-${at}`, 'wrong horse battery')).statusCode;
    });
  }

  it('does not delay a user on a known network', async () => {
    await signInFrom('203.0.113.50', 'ann', testPassword);
    let answered = 0;
    const guesses = flood(40).map((guess) => guess.then(() => answered++));
    await expect.poll(() => answered).toBeGreaterThan(0);
    expect((await signInFrom('203.0.113.50', 'ann', testPassword)).statusCode).toBe(200);
    // Most of the guesses still wait.
    expect(answered).toBeLessThan(30);
    await Promise.all(guesses);
  });

  it('is refused once too many wait, without counting the attempts', async () => {
    const statuses = await Promise.all(flood(60));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const { n } = await server.services.database.query
      .selectFrom('sign_in_failure')
      .select(({ fn }) => fn.sum<number>('failures').as('n'))
      .executeTakeFirstOrThrow();
    const tried = statuses.filter((status) => status === 401).length;
    // Each guess counts for its login, its network, and the pair of them.
    expect(n).toBe(tried * 3);
  });
});
