import { QueryCache, QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '@vitrina/api-client/query';

import { logFailure } from './logFailure.ts';

/** A store of fetched data that never retries or refetches by itself (panel.md, section 9), and logs what fails. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => logFailure(`A query failed: ${query.queryHash}`, error),
  });
  return new QueryClient({
    queryCache,
    defaultOptions: { queries: queryDefaults, mutations: { retry: false } },
  });
}
