import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { forgetActivity } from './pruneActivity.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function note(body: unknown): Promise<number> {
  const response = await fetch(`${server.url}/front/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await server.tokenOf('eve')}` },
    body: JSON.stringify(body),
  });
  return response.status;
}

async function countNotes(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from front_log`.execute(
    server.services.database.query,
  );
  return rows[0]?.count ?? 0;
}

it('refuses actions with more data than an action has', async () => {
  expect(await note({ action: 'enter', data: 'x'.repeat(8 * 1024) })).toBe(413);
  expect(await note({ action: 'enter', data: 'x'.repeat(7 * 1024) })).toBe(200);
});

it('forgets actions of more than 400 days ago', async () => {
  await note({ action: 'enter', target: 'new' });
  const { query } = server.services.database;
  const before = await countNotes();
  await sql`
    insert into front_log (user_id, action, action_type, target, data, created_at)
    select 1, 'enter', '', 'old', 'null', now() - make_interval(days => 401)
  `.execute(query);
  await forgetActivity(query);
  expect(await countNotes()).toBe(before);
});

it('takes as many actions as an office has, and no flood', async () => {
  const statuses = await Promise.all(Array.from({ length: 340 }, () => note({ action: 'enter' })));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40);
  expect(await countNotes()).toBeLessThanOrEqual(301);
});
