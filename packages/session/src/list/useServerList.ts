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

/** What {@link useServerList} lists, and how. */
export interface ServerListOptions<Call extends CallReference> {
  call: Call;
  /** Of the call's path, where it has any. The same object while it says the same. */
  params?: Readonly<Record<string, string>>;
  /** Answers the whole list as a file, narrowed and ordered by the same query, with a `format`. */
  fileCall?: CallReference;
  /** Names the list among the kept views. */
  name: string;
  filters?: readonly ListFilter[];
  defaults?: ListDefaults;
  /** The query of a state, for a call whose query has a shape of its own; offset and limit are added. */
  toQuery?: (state: ListState) => Record<string, unknown>;
}

/** A list of the server with its state in the URL. */
export interface ServerList<Row> extends ListController<Row> {
  state: ListState;
  /** Fetches the shown page of the list again. */
  refresh: () => Promise<void>;
  /** What narrows the list, as the calls for several things take it. */
  filter: Record<string, string>;
}

const noFilters: readonly ListFilter[] = [];
const noDefaults: ListDefaults = {};

/** What a change asked for is not asked for again by the drawing that follows it within this time. */
const drawnWithinMs = 1000;

/** Search, order and filters as the list calls of the contract take them. */
export function usualQuery({ search, sort, filters }: ListState): Record<string, unknown> {
  return {
    ...(search === '' ? {} : { search }),
    ...(sort.length === 0 ? {} : { sort: writeSort(sort) }),
    ...filters,
  };
}

/** What a call is narrowed by besides the part that is asked for. */
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

/** The state in the URL, and its change; `onChange` is told the next state before anything of it is drawn. */
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
      // Each letter of a search would be a step of the browser's history.
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

/** The query of a state's page, and a way to begin it before that state is drawn. */
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

/** A list whose paging, order and filters the server does, with its state in the URL and its views kept. */
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
    // A list is left for what it leads to, which changes it: it is fetched anew whenever it is shown.
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
    },
    fetchPage: usePages(client, call, narrowing),
    refresh: useCallback(async () => void (await refetch()), [refetch]),
    filter: useMemo(
      () => ({ ...(state.search === '' ? {} : { search: state.search }), ...state.filters }),
      [state],
    ),
  };
}
