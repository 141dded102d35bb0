import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { createApiClient } from '../client/createApiClient.ts';
import { contract } from '../contract/index.ts';
import { callQuery, queryKeyOf } from './callQuery.ts';

it('a query asks once, keeps the answer, and does not try again by itself', async () => {
  const answer = { code: 200, data: { items: [], total: 0 } };
  const fetch = vi.fn(() => Promise.resolve(Response.json(answer)));
  const client = createApiClient({ baseUrl: 'http://api.test', fetch });
  const queries = new QueryClient();
  const options = callQuery(client, contract.listEpacks, { query: { limit: 25 } });
  expect(await queries.query(options)).toEqual(answer);
  expect(queries.getQueryData(options.queryKey)).toEqual(answer);
  expect(options).toMatchObject({ retry: false, refetchOnReconnect: false, refetchOnWindowFocus: false });

  fetch.mockResolvedValue(Response.json({ code: 'notFound', message: 'Not found' }, { status: 404 }));
  const failing = callQuery(client, contract.getEpack, {
    params: { id: '00000000-0000-4000-8000-000000000000' },
  });
  await expect(queries.query(failing)).rejects.toMatchObject({ status: 404 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keys of one call share its id, so that all its answers can be dropped at once', () => {
  const key = queryKeyOf(contract.listEpacks, { query: { limit: 10 } });
  expect(key[0]).toBe(queryKeyOf(contract.listEpacks)[0]);
  expect(key).not.toEqual(queryKeyOf(contract.listEpacks, { query: { limit: 25 } }));
});
