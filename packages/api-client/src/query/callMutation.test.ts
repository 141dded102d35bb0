import { MutationCache, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';

import { calls } from '../calls/index.ts';
import { createApiClient } from '../client/createApiClient.ts';
import type { CallArguments } from '../client/types.ts';
import { callMutation, invalidateOutdated, type CallVariables } from './callMutation.ts';
import { callQuery, queryKeyOf } from './callQuery.ts';

const answerOf = (data: unknown) => Response.json({ code: 200, data });

/**
 * A client whose calls all succeed, unless `refusal` returns a response; with a query client that follows the
 * contract.
 */
function setUp(refusal?: () => Response) {
  const fetch = vi.fn((_url: string | URL | Request, init?: RequestInit) =>
    Promise.resolve(
      init?.method === 'GET' ? answerOf({ items: [], total: 0 }) : (refusal?.() ?? answerOf({})),
    ),
  );
  const client = createApiClient({ baseUrl: 'http://api.test', fetch });
  const mutationCache = new MutationCache({ onSettled: invalidateOutdated });
  const queryClient = new QueryClient({ mutationCache });
  const reads = () => fetch.mock.calls.filter(([, init]) => init?.method === 'GET').length;
  return { client, fetch, queryClient, reads };
}

const page = { query: { limit: 25, offset: 0 } };

it('fetches what is shown before it is done, and the rest when it is shown again', async () => {
  const { client, queryClient, reads } = setUp();
  const show = (observer: { subscribe: (listener: () => void) => () => void }) =>
    onTestFinished(observer.subscribe(() => undefined));
  const observer = new QueryObserver(queryClient, callQuery(client, calls.searchBrands, page));
  show(observer);
  await queryClient.fetchQuery(callQuery(client, calls.listBrands));
  await queryClient.fetchQuery(callQuery(client, calls.listLicenses));
  expect(reads()).toBe(3);
  const deletion = new MutationObserver(queryClient, callMutation(client, calls.deleteBrand));
  await deletion.mutate({ params: { id: 7 } });
  expect(reads()).toBe(4);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  show(new QueryObserver(queryClient, callQuery(client, calls.listLicenses)));
  expect(reads()).toBe(4);
  show(new QueryObserver(queryClient, callQuery(client, calls.listBrands)));
  expect(reads()).toBe(5);
});

it.each([
  { status: 404, isOutdated: true },
  { status: 409, isOutdated: true },
  { status: 400, isOutdated: false },
  { status: 503, isOutdated: false },
])('refused with $status, it is not tried again; outdated: $isOutdated', async ({ status, isOutdated }) => {
  const { client, fetch, queryClient } = setUp(() =>
    Response.json({ code: 'refused', message: 'Refused' }, { status, headers: { 'x-request-id': 'r-1' } }),
  );
  await queryClient.fetchQuery(callQuery(client, calls.listBrands));
  const deletion = new MutationObserver(queryClient, callMutation(client, calls.deleteBrand));
  await expect(deletion.mutate({ params: { id: 7 } })).rejects.toMatchObject({ status, requestId: 'r-1' });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(queryClient.getQueryState(queryKeyOf(calls.listBrands, {}))?.isInvalidated).toBe(isOutdated);
});

it('makes nothing outdated by a dry run', async () => {
  const { client, queryClient } = setUp();
  await queryClient.fetchQuery(callQuery(client, calls.listUsers, page));
  const isOutdated = () => queryClient.getQueryState(queryKeyOf(calls.listUsers, page))?.isInvalidated;
  const change = { ids: [1], change: { kind: 'disable' as const } };
  const mutation = new MutationObserver(queryClient, callMutation(client, calls.changeUsers));
  await mutation.mutate({ body: { ...change, dryRun: true } });
  expect(isOutdated()).toBe(false);
  await mutation.mutate({ body: { ...change, dryRun: false } });
  expect(isOutdated()).toBe(true);
});

it('takes what its call takes, and nothing where that is optional', () => {
  expectTypeOf<CallVariables<typeof calls.deleteBrand>>().toEqualTypeOf<
    CallArguments<typeof calls.deleteBrand>
  >();
  expectTypeOf<void>().toExtend<CallVariables<typeof calls.logout>>();
});
