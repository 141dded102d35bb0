import { QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '@vitrina/api-client/query';

/** A store of fetched data that never retries or refetches by itself (panel.md, section 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: queryDefaults, mutations: { retry: false } } });
}
