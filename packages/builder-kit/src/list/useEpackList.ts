import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { contract } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { readListParams, writeListParams, type ListParams } from '@vitrina/ui-kit';
import type { EpackType } from '@vitrina/epack-model';
import { useSearchParams } from 'react-router';

const types: readonly string[] = ['sis', 'minisite'];

/** The type an address asks for; nonsense counts as not said. */
export function readType(address: URLSearchParams): EpackType | '' {
  const type = address.get('type') ?? '';
  return types.includes(type) ? (type as EpackType) : '';
}

/** The list of packages with its criteria, which live in the address. */
export function useEpackList() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const params = readListParams(address);
  const type = readType(address);
  const query = useQuery({
    ...callQuery(client, contract.listEpacks, {
      query: {
        ...(params.search !== '' && { 'criteria[search]': params.search }),
        ...(type !== '' && { 'criteria[type]': type }),
        offset: (params.page - 1) * params.perPage,
        limit: params.perPage,
      },
    }),
    // The list is left for the editor, which changes it: it is fetched anew whenever it is shown.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  return {
    params,
    type,
    query: { ...query, data: query.data?.data },
    changeParams: (change: Partial<ListParams>) =>
      setAddress(writeListParams(address, change), { replace: change.search !== undefined }),
    changeType: (next: EpackType | '') => {
      const written = writeListParams(address, { page: 1 });
      if (next === '') written.delete('type');
      else written.set('type', next);
      setAddress(written);
    },
    clearFilters: () => setAddress(new URLSearchParams()),
    refresh: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(contract.listEpacks) }),
  };
}
