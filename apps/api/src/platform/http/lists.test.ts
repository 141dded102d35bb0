import { contract, type CallDefinition } from '@vitrina/api-client/contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The columns a list can be sorted by, from the pattern in its OpenAPI schema. */
function sortableOf(call: CallDefinition): string[] {
  const query = call.query && z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' });
  const sort = query?.properties?.['sort'];
  const pattern = typeof sort === 'object' ? sort.pattern : undefined;
  return /^\^\(-\?\((.+?)\)/.exec(pattern ?? '')?.[1]?.split('|') ?? [];
}

/** Values for required parameters of lists, by name. */
const needed: Readonly<Record<string, string>> = {
  from: '2026-11-01',
  to: '2026-11-20',
  day: '2026-11-20',
  licenses: '1',
  format: 'csv',
  marketplace: 'site',
};

/** Returns the query parameters that a list requires. */
function neededBy(call: CallDefinition): string {
  const query = call.query && z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' });
  const names = [
    ...(query?.required ?? []),
    ...['licenses', 'marketplace'].filter((name) => query?.properties?.[name]),
  ];
  return names.map((name) => `${name}=${needed[name]}&`).join('');
}

/** Lists below a thing need its id; their own tests cover them. */
const lists = (Object.values(contract) as CallDefinition[]).filter(
  (call) => sortableOf(call).length > 0 && !call.path.includes('{'),
);

async function get(path: string): Promise<number> {
  const token = await server.tokenOf('admin');
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

it('there are lists to look at', () => {
  expect(lists.length).toBeGreaterThan(10);
});

describe('the list', () => {
  it.each(lists)('$id sorts by every column it names, up and down, and searches any text', async (call) => {
    const queries = [
      '',
      ...sortableOf(call).flatMap((column) => [`sort=${column}`, `sort=-${column}`]),
      `sort=${sortableOf(call).join(',')}`,
      ...['%', '_', '\\', "'", '"; --', 'ё', ' '].map((text) => `search=${encodeURIComponent(text)}`),
      'offset=1000000&limit=100',
    ];
    const statuses = [];
    for (const query of queries) statuses.push([query, await get(`${call.path}?${neededBy(call)}${query}`)]);
    expect(statuses).toEqual(queries.map((query) => [query, 200]));
  });

  it.each(lists)('$id sorts by nothing else', async (call) => {
    const [column = ''] = sortableOf(call);
    const sorts = [
      'password',
      'password_hash',
      'hash',
      'token',
      'secret',
      '1',
      `${column},${column}`,
      `--${column}`,
    ];
    for (const sort of [...sorts, `${column} desc`, `(select 1)`, ',', '-']) {
      expect([sort, await get(`${call.path}?sort=${encodeURIComponent(sort)}`)]).toEqual([sort, 400]);
    }
  });
});
