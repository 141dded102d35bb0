import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRest } from '@vitrina/api-client';
import type { CallQuery, CallReference, CallResponse } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import {
  changeListState,
  namesOf,
  readListState,
  writeListState,
  writeSort,
  type ListController,
  type ListDefaults,
  type ListFilter,
  type ListPage,
  type ListState,
} from '@vitrina/ui-kit/list';
import { useCallback, useMemo } from 'react';

import { useAddressQuery } from '../address-query/useAddressQuery.ts';
import { useApiClient } from '../state/SessionContext.ts';
import { useListViews } from './useListViews.ts';

type RowOf<Call extends CallReference> =
  CallResponse<Call> extends { data: ListPage<infer Row> } ? Row : never;

/** Options of {@link useServerList}. */
export interface ServerListOptions<Call extends CallReference> {
  call: Call;
  /** The parameters of the call's path, if it has any. Pass the same object while they do not change. */
  params?: Readonly<Record<string, string>>;
  /** The call that exports the whole list as a file; gets the same query, with a `format`. */
  fileCall?: CallReference;
  /** Identifies the list in saved views. */
  name: string;
  filters?: readonly ListFilter[];
  defaults?: ListDefaults;
  /** Returns the query for a state, for a call whose query has its own shape; offset and limit are added. */
  toQuery?: (state: ListState) => Record<string, unknown>;
}

/** A server-side list with its state in the URL. */
export interface ServerList<Row> extends ListController<Row> {
  state: ListState;
  /** Refetches the current page of the list. */
  refresh: () => Promise<void>;
  /** The filters of the list, in the form bulk calls take. */
  filter: Record<string, string>;
}

const noFilters: readonly ListFilter[] = [];
const noDefaults: ListDefaults = {};

/** After a change starts a request, a render within this time does not start it again. */
const drawnWithinMs = 1000;

/** Returns search, order and filters in the form the contract's list calls take. */
export function usualQuery({ search, sort, filters }: ListState): Record<string, unknown> {
  return {
    ...(search === '' ? {} : { search }),
    ...(sort.length === 0 ? {} : { sort: writeSort(sort) }),
    ...filters,
  };
}

/** The filters of a call, besides the requested part of the list. */
interface Narrowing {
  params: Readonly<Record<string, string>> | undefined;
  query: Record<string, unknown>;
}

function pageInput<Call extends CallReference>(
  { params, query }: Narrowing,
  offset: number,
  limit: number,
): CallRest<Call> {
  const input = { ...(params ? { params } : {}), query: { ...query, offset, limit } as CallQuery<Call> };
  return [input] as unknown as CallRest<Call>;
}

/** Keeps the state in the URL; `onChange` receives the next state before it renders. */
function useUrlState(
  filters: readonly ListFilter[],
  defaults: ListDefaults,
  onChange: (before: ListState, next: ListState) => void,
) {
  const [address, changeAddress] = useAddressQuery();
  const names = useMemo(() => filters.flatMap(namesOf), [filters]);
  const state = useMemo(() => readListState(address, names, defaults), [address, names, defaults]);
  const change = useCallback(
    (part: Partial<ListState>) => {
      const changed = (current: URLSearchParams) => {
        const before = readListState(current, names, defaults);
        return writeListState(current, changeListState(before, part), names, defaults);
      };
      onChange(state, readListState(changed(address), names, defaults));
      // Replaces the history entry while searching, or each letter would add one.
      changeAddress(changed, { replace: part.search !== undefined });
    },
    [address, state, changeAddress, names, defaults, onChange],
  );
  const viewQuery = useMemo(
    () => writeListState(new URLSearchParams(), { ...state, page: 1 }, names, defaults).toString(),
    [state, names, defaults],
  );
  const applyView = useCallback(
    (query: string) => changeAddress(() => new URLSearchParams(query)),
    [changeAddress],
  );
  return { state, change, viewQuery, applyView };
}

/** Returns the query of the current page, and a function to start it before the state renders. */
function usePageQuery<Call extends CallReference>(options: ServerListOptions<Call>) {
  const { call, params, toQuery = usualQuery } = options;
  const client = useApiClient();
  const queryClient = useQueryClient();
  const pageQuery = useCallback(
    (state: ListState) => ({
      ...callQuery(
        client,
        call,
        ...pageInput<Call>(
          { params, query: toQuery(state) },
          (state.page - 1) * state.perPage,
          state.perPage,
        ),
      ),
      staleTime: drawnWithinMs,
    }),
    [client, call, params, toQuery],
  );
  const begin = useCallback(
    (before: ListState, next: ListState) => {
      const query = pageQuery(next);
      if (hashKey(query.queryKey) !== hashKey(pageQuery(before).queryKey))
        void queryClient.prefetchQuery(query);
    },
    [queryClient, pageQuery],
  );
  return { pageQuery, begin };
}

function usePages<Call extends CallReference>(client: ApiClient, call: Call, narrowing: Narrowing) {
  return useCallback(
    async (offset: number, limit: number) => {
      const answer = await client.call(call, ...pageInput<Call>(narrowing, offset, limit));
      return (answer as { data: ListPage<RowOf<Call>> }).data;
    },
    [client, call, narrowing],
  );
}

function useFile(client: ApiClient, call: CallReference | undefined, { params, query }: Narrowing) {
  return useMemo((): Pick<ListController<object>, 'fetchFile'> => {
    if (!call) return {};
    return {
      fetchFile: async (format, signal) => {
        const input = { ...(params ? { params } : {}), query: { ...query, format }, signal };
        return (await client.call(call, ...([input] as unknown as CallRest<CallReference>))) as Blob;
      },
    };
  }, [client, call, params, query]);
}

/** A list with server-side paging, order and filters, its state in the URL and saved views. */
export function useServerList<Call extends CallReference>(
  options: ServerListOptions<Call>,
): ServerList<RowOf<Call>> {
  const { call, params, name, filters = noFilters, defaults = noDefaults, toQuery = usualQuery } = options;
  const client = useApiClient();
  const { pageQuery, begin } = usePageQuery(options);
  const { state, change, viewQuery, applyView } = useUrlState(filters, defaults, begin);
  const narrowing = useMemo(() => ({ params, query: toQuery(state) }), [params, toQuery, state]);
  const query = useQuery({
    ...pageQuery(state),
    // Refetches whenever the list is shown: screens that it leads to change it.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  const answer = query.data as { data: ListPage<RowOf<Call>> } | undefined;
  return {
    state,
    change,
    viewQuery,
    ...useFile(client, options.fileCall, narrowing),
    views: useListViews(name, viewQuery, applyView),
    query: {
      data: answer?.data,
      error: query.error,
      refetch,
      isFetching: query.isFetching,
      isPlaceholderData: query.isPlaceholderData,
    },
    fetchPage: usePages(client, call, narrowing),
    refresh: useCallback(async () => void (await refetch()), [refetch]),
    filter: useMemo(
      () => ({ ...(state.search === '' ? {} : { search: state.search }), ...state.filters }),
      [state],
    ),
  };
}
