/** The available page sizes, in rows. */
export const perPageChoices = [10, 25, 50, 100] as const;

/** A rule of an order; the first rule has the highest priority. */
export interface SortRule {
  /** Id of a column. */
  id: string;
  desc: boolean;
}

/** The shown part of a list, with its order and columns; kept in the URL. */
export interface ListState {
  /** Starts at 1. */
  page: number;
  perPage: number;
  /** Empty for the server's own order. */
  sort: readonly SortRule[];
  search: string;
  /** Set filters by parameter name; unset ones are absent. */
  filters: Readonly<Record<string, string>>;
  /** Ids of the shown columns, in order; undefined for the default columns. */
  columns?: readonly string[];
}

/** The initial state of a list, if it differs from the general one. */
export type ListDefaults = Partial<Pick<ListState, 'perPage' | 'sort'>>;

const usual = { perPage: perPageChoices[0], sort: [] as readonly SortRule[] };

/** Writes an order as text for the URL and for requests: `-updated,name`. */
export function writeSort(sort: readonly SortRule[]): string {
  return sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',');
}

/** Reads an order from text; undefined if there is none. */
function readSort(text: string | null): SortRule[] | undefined {
  if (text === null) return undefined;
  return text
    .split(',')
    .filter((part) => /^-?\w+$/.test(part))
    .map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }));
}

/**
 * Reads the state of a list from a URL query; replaces invalid values with defaults.
 *
 * @param filterNames - the parameters that are filters of this list
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
 * Writes the state of a list into a URL query and keeps other parameters. Leaves out default values, so that
 * links stay short.
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

/** Applies a change to the state. A change of filters, search or order returns to page 1. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  const keepsPage = 'page' in change || Object.keys(change).every((name) => name === 'columns');
  return { ...state, ...(keepsPage ? {} : { page: 1 }), ...change };
}

/** Checks whether a search or a filter is set. */
export function isNarrowed({ search, filters }: Pick<ListState, 'search' | 'filters'>): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}
