import { contract, maxPresenceBytes, presenceCloseCodes } from '@vitrina/api-client/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, textPage } from '../../../testing/epacks.ts';
import { openPresence } from '../../../testing/presenceClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { createApp } from '../../entry/app.ts';
import { createAnnouncements } from '../../platform/storage/announcements.ts';
import { issueToken } from '../accounts/signIn.ts';
import { renewPeople } from './presenceStore.ts';

const wait = { timeout: 15_000, interval: 20 };

let server: TestServer;
let id: string;
const opened: ReturnType<typeof openPresence>[] = [];

function open(headers?: Record<string, string>, url = server.url) {
  const client = openPresence(url, headers);
  client.opened.catch(() => undefined);
  opened.push(client);
  return client;
}

/** Opens a session that ends without those of other tests. */
async function newToken(userId: number): Promise<string> {
  const { database } = server.services;
  return issueToken(database, userId, { audience: 'panel', userAgent: undefined });
}

async function joined(user: 'ann' | 'admin', epackId = id) {
  const client = open();
  await client.join(await server.tokenOf(user), epackId);
  await expect.poll(() => client.of('state').length, wait).toBe(1);
  return client;
}

beforeAll(async () => {
  server = await startTestServer();
  const ann = await server.as('ann');
  ({ id } = (await ann.call(contract.createEpack, { body: minisite() })).data);
});
afterAll(async () => {
  for (const { socket } of opened) socket.terminate();
  await server.stop();
});

describe('people who have one epack open', () => {
  it('see each other, where each one is, and that one has left', async () => {
    const ann = await joined('ann');
    const admin = await joined('admin');
    await expect.poll(() => ann.people(), wait).toEqual(['admin', 'ann']);
    expect(admin.people()).toEqual(['admin', 'ann']);
    const place = {
      page: { locale: 'ru', template: 'master_template', page: 'index.html' },
      blocks: [2],
    };
    await ann.send({ type: 'place', place });
    await expect.poll(() => admin.of('person').at(-1)?.person.place, wait).toEqual(place);
    ann.socket.close();
    await expect.poll(() => admin.people(), wait).toEqual(['admin']);
    expect(admin.messages.map(({ seq }) => seq)).toEqual(admin.messages.map((_, at) => at + 1));
    admin.socket.close();
  });

  it('are told of each save, by whom, and of a deletion', async () => {
    const admin = await joined('admin');
    const ann = await server.as('ann');
    const before = admin.of('state')[0]?.pages[0]?.revision ?? 0;
    await ann.call(contract.saveComponents, {
      params: { id },
      body: { ...firstPage, components: textPage('Saved') },
    });
    const { lang: locale, ...rest } = firstPage;
    await expect
      .poll(() => admin.of('page').map(({ page, by }) => ({ page, by })), wait)
      .toEqual([{ page: { locale, ...rest, revision: before + 1 }, by: 'ann' }]);
    await ann.call(contract.editEpackProps, { params: { id }, body: { brand: 'Other' } });
    await expect.poll(() => admin.of('data').length, wait).toBe(1);
    admin.socket.close();
  });

  it('find each other on two servers of one database', async () => {
    const announcements = createAnnouncements(server.connectionString, () => undefined);
    const second = await createApp({ ...server.services, announcements });
    const secondUrl = await second.listen({ host: '127.0.0.1', port: 0 });
    const here = await joined('ann');
    const there = open({}, secondUrl);
    await there.join(await server.tokenOf('admin'), id);
    await expect.poll(() => here.people(), wait).toEqual(['admin', 'ann']);
    await expect.poll(() => there.people(), wait).toEqual(['admin', 'ann']);
    await second.close();
    expect(await there.closed).toBe(1001);
    await expect.poll(() => here.people(), wait).toEqual(['ann']);
    await announcements.close();
    here.socket.close();
  });

  it('lose those whose server was killed', async () => {
    const ann = await joined('ann');
    const { query } = server.services.database;
    const seen_at = new Date(Date.now() - 61_000);
    const killed = { id: crypto.randomUUID(), epack_id: id, user_id: 1, name: 'ghost', seen_at };
    await query
      .insertInto('presence')
      .values({ ...killed, place: '{"page":null,"blocks":[]}' })
      .execute();
    await expect.poll(() => ann.people(), wait).toEqual(['ann', 'ghost']);
    await renewPeople(query, [ann.of('state')[0]?.self ?? '']);
    await expect.poll(() => ann.people(), wait).toEqual(['ann']);
    ann.socket.close();
  });

  it('get the whole state again after announcements were lost', async () => {
    const ann = await joined('ann');
    const { query } = server.services.database;
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitrina-announcements' and datname = current_database()
    `.execute(query);
    await expect.poll(() => ann.of('state').length, wait).toBe(2);
    expect(ann.people()).toEqual(['ann']);
    ann.socket.close();
  });
});

describe('a connection', () => {
  it('needs a session and access to the epack', async () => {
    const stranger = open();
    await stranger.join('x'.repeat(43), id);
    expect(await stranger.closed).toBe(presenceCloseCodes.signedOut);
    for (const user of ['ben', 'eve'] as const) {
      const other = open();
      await other.join(await server.tokenOf(user), id);
      expect(await other.closed).toBe(presenceCloseCodes.forbidden);
      expect(other.messages).toEqual([]);
    }
  });

  it('closes on sign-out', async () => {
    const token = await newToken(2);
    const ann = open();
    await ann.join(token, id);
    await expect.poll(() => ann.of('state').length, wait).toBe(1);
    await fetch(`${server.url}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await ann.closed).toBe(presenceCloseCodes.signedOut);
  });

  it('closes once the user loses access', async () => {
    const { query } = server.services.database;
    const ann = await joined('ann');
    await query.updateTable('epack').set({ license_id: 2 }).where('id', '=', id).execute();
    expect(await ann.closed).toBe(presenceCloseCodes.forbidden);
    await query.updateTable('epack').set({ license_id: 1 }).where('id', '=', id).execute();
    const again = await joined('ann');
    await query.deleteFrom('group_permission').where('group_id', '=', 1).execute();
    expect(await again.closed).toBe(presenceCloseCodes.forbidden);
    const permissions = [2, 3, 4, 5, 6].map((permission_id) => ({ group_id: 1, permission_id }));
    await query.insertInto('group_permission').values(permissions).execute();
  });

  it('is refused from a page of another origin, and at another path', async () => {
    await expect(open({ origin: 'https://evil.example' }).opened).rejects.toThrow('refused');
    await expect(open({ origin: 'null' }).opened).rejects.toThrow('refused');
    await expect(open({}, `${server.url}/x`).opened).rejects.toThrow('refused');
    await open({ origin: server.url }).opened;
  });

  it('closes for too long and for too many messages', async () => {
    const long = await joined('ann');
    await long.send('x'.repeat(maxPresenceBytes + 1));
    expect(await long.closed).toBe(1009);
    const many = await joined('ann');
    for (let count = 0; count < 100; count++) await many.send({ type: 'beat' });
    expect(await many.closed).toBe(presenceCloseCodes.tooMany);
  });

  it('answers a beat', async () => {
    const ann = await joined('ann');
    await ann.send({ type: 'beat' });
    await expect.poll(() => ann.of('beat').length, wait).toBe(1);
    ann.socket.close();
  });

  it('survives hostile messages, and tells nobody anything before the join', async () => {
    const watcher = await joined('admin');
    const hostile = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.json({ maxDepth: 3 }),
      fc
        .record({
          type: fc.constantFrom('join', 'place', 'beat', '__proto__', 1, null),
          token: fc.oneof(fc.string(), fc.constant(null)),
          epackId: fc.oneof(fc.uuid(), fc.string(), fc.constant(id)),
          place: fc.oneof(
            fc.anything(),
            fc.record({ page: fc.constant(null), blocks: fc.array(fc.integer()) }),
          ),
        })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 4 }), async (messages) => {
        const client = open();
        await client.opened;
        for (const message of messages) client.socket.send(message);
        client.socket.send(Buffer.from([0xff, 0x00]), { binary: true });
        const codes: number[] = [presenceCloseCodes.malformed, presenceCloseCodes.signedOut];
        expect(codes).toContain(await client.closed);
        expect(client.messages).toEqual([]);
      }),
      { numRuns: 60 },
    );
    await watcher.send({ type: 'beat' });
    await expect.poll(() => watcher.of('beat').length, wait).toBe(1);
    expect(watcher.people()).toEqual(['admin']);
    watcher.socket.close();
  });
});
