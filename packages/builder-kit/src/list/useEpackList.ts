import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { contract } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import type { EpackType } from '@vitrina/epack-model';
import { useSearchParams } from 'react-router';

/** How many packages a page of the list can have; the first is the default (builder-pro.md section 9). */
export const pageSizes = [10, 25, 50, 100] as const;

/** What the list shows, as the address says it. */
export interface ListCriteria {
  readonly search: string;
  readonly type: EpackType | '';
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
}

const types: readonly string[] = ['sis', 'minisite'];

/** Reads the criteria of an address; what makes no sense counts as not said. */
export function readCriteria(params: URLSearchParams): ListCriteria {
  const type = params.get('type') ?? '';
  const perPage = Number(params.get('perPage'));
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    type: types.includes(type) ? (type as EpackType) : '',
    perPage: pageSizes.find((size) => size === perPage) ?? pageSizes[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Criteria as an address, without those that are as they are by default. */
export function writeCriteria({ search, type, perPage, page }: ListCriteria): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(type !== '' && { type }),
    ...(perPage !== pageSizes[0] && { perPage: String(perPage) }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The list of packages with its criteria, which live in the address. */
export function useEpackList() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const criteria = readCriteria(params);
  const { search, type, perPage, page } = criteria;
  const query = useQuery({
    ...callQuery(client, contract.listEpacks, {
      query: {
        ...(search !== '' && { 'criteria[search]': search }),
        ...(type !== '' && { 'criteria[type]': type }),
        offset: (page - 1) * perPage,
        limit: perPage,
      },
    }),
    // The list is left for the editor, which changes it: it is fetched anew whenever it is shown.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  return {
    criteria,
    query,
    /** Any other change than of the page itself leads back to the first page. */
    change: (changed: Partial<ListCriteria>) =>
      setParams(writeCriteria({ ...criteria, page: 1, ...changed }), {
        replace: changed.search !== undefined,
      }),
    refresh: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(contract.listEpacks) }),
  };
}
