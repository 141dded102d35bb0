/** How many rows a page of a list can have. */
export const perPageChoices = [10, 25, 50, 100] as const;

/** One rule of an order; the first rule counts most. */
export interface SortRule {
  /** Id of a column. */
  id: string;
  desc: boolean;
}

/** Which part of a list is shown, and how; kept in the URL. */
export interface ListState {
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** Empty is the server's own order. */
  sort: readonly SortRule[];
  search: string;
  /** Set filters by the name under which they travel; unset ones are absent. */
  filters: Readonly<Record<string, string>>;
  /** Ids of the columns shown, in their order; undefined where nobody has chosen. */
  columns?: readonly string[];
}

/** What a list begins with, where it is not the usual. */
export type ListDefaults = Partial<Pick<ListState, 'perPage' | 'sort'>>;

const usual = { perPage: perPageChoices[0], sort: [] as readonly SortRule[] };

/** `-updated,name`: the order as it travels, in the URL and to the server. */
export function writeSort(sort: readonly SortRule[]): string {
  return sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',');
}

/** The order in a text; undefined where it says none. */
function readSort(text: string | null): SortRule[] | undefined {
  if (text === null) return undefined;
  return text
    .split(',')
    .filter((part) => /^-?\w+$/.test(part))
    .map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }));
}

/**
 * Reads the state of a list from a URL's query; what makes no sense is replaced by the usual.
 *
 * @param filterNames - names in the query that are filters of this list
 */
export function readListState(
  query: URLSearchParams,
  filterNames: readonly string[] = [],
  defaults: ListDefaults = {},
): ListState {
  const base = { ...usual, ...defaults };
  const page = Number(query.get('page'));
  const perPage = Number(query.get('perPage'));
  const columns = query.get('columns');
  const set = filterNames.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: perPageChoices.some((choice) => choice === perPage) ? perPage : base.perPage,
    sort: readSort(query.get('sort')) ?? base.sort,
    search: query.get('search') ?? '',
    filters: Object.fromEntries(set),
    ...(columns === null ? {} : { columns: columns.split(',') }),
  };
}

/**
 * Writes the state of a list into a URL's query, beside whatever else stands there. Usual values are left out, so
 * that links stay short.
 */
export function writeListState(
  query: URLSearchParams,
  state: ListState,
  filterNames: readonly string[] = [],
  defaults: ListDefaults = {},
): URLSearchParams {
  const base = { ...usual, ...defaults };
  const written = new URLSearchParams(query);
  const put = (name: string, value: string, usualValue: string) => {
    if (value === usualValue) written.delete(name);
    else written.set(name, value);
  };
  put('page', String(state.page), '1');
  put('perPage', String(state.perPage), String(base.perPage));
  put('sort', writeSort(state.sort), writeSort(base.sort));
  put('search', state.search, '');
  put('columns', state.columns?.join(',') ?? '', '');
  for (const name of filterNames) put(name, state.filters[name] ?? '', '');
  return written;
}

/** The state after a change: whatever changes which rows match, or their order, starts at page 1. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  const keepsPage = 'page' in change || Object.keys(change).every((name) => name === 'columns');
  return { ...state, ...(keepsPage ? {} : { page: 1 }), ...change };
}

/** Whether a search or a filter narrows the list. */
export function isNarrowed({ search, filters }: Pick<ListState, 'search' | 'filters'>): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}
