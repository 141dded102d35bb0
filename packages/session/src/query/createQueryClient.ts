import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { invalidateOutdated, queryDefaults } from '@vitrina/api-client/query';

import { logFailure } from './logFailure.ts';

/** Creates the cache of fetched data: never retries, refetches what a call outdates, and logs failures. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => logFailure(`A query failed: ${query.queryHash}`, error),
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onSettled: invalidateOutdated }),
    defaultOptions: { queries: queryDefaults, mutations: { retry: false } },
  });
}
