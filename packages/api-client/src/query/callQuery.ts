import { queryOptions } from '@tanstack/react-query';

import type { ApiClient, CallArguments, CallRest } from '../client/types.ts';
import type { CallReference, CallResponse } from '../contract/call.ts';

/**
 * Settings of every query: no retries, and refetching only for a response that a mutation outdated while it
 * was not on screen.
 *
 * @public
 */
export const queryDefaults = {
  retry: false,
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }): boolean => state.isInvalidated,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

interface KeyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Returns the cache key of a call's response: the call's id, then its input. Without input, the key is the
 * prefix of all responses of the call, for `invalidateQueries`.
 *
 * @public
 */
export function queryKeyOf(call: CallReference, input?: KeyInput): readonly unknown[] {
  if (!input) return [call.id];
  return [call.id, { params: input.params, query: input.query, body: input.body }];
}

/**
 * Query options of a call, with the product's defaults.
 *
 * @example
 * useQuery(callQuery(client, calls.listEpacks, { query: { limit: 10, offset: 0 } }));
 *
 * @public
 */
export function callQuery<Call extends CallReference>(
  client: ApiClient,
  call: Call,
  ...rest: CallRest<Call>
) {
  return queryOptions({
    ...queryDefaults,
    queryKey: queryKeyOf(call, (rest[0] ?? {}) as KeyInput),
    queryFn: ({ signal }): Promise<CallResponse<Call>> => {
      const input = { ...rest[0], signal } as CallArguments<Call>;
      return client.call(call, ...([input] as unknown as CallRest<Call>));
    },
  });
}
