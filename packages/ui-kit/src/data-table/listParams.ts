/** How many rows a page of a list can have. */
export const perPageChoices = [10, 25, 50, 100] as const;

/** Which part of a list is shown; kept in the URL. */
export interface ListParams {
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** Id of the column; undefined is the server's own order. */
  sortBy?: string;
  sortDirection: 'asc' | 'desc';
  search: string;
}

const usual: ListParams = { page: 1, perPage: perPageChoices[0], sortDirection: 'asc', search: '' };

/** Reads the part of a list from a URL's query; what makes no sense is replaced by the usual. */
export function readListParams(query: URLSearchParams, defaults: Partial<ListParams> = {}): ListParams {
  const base = { ...usual, ...defaults };
  const page = Number(query.get('page'));
  const perPage = Number(query.get('perPage'));
  const [sortBy, direction] = (query.get('sort') ?? '').split(':');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : base.page,
    perPage: perPageChoices.some((choice) => choice === perPage) ? perPage : base.perPage,
    sortBy: sortBy === '' ? base.sortBy : sortBy,
    sortDirection: sortBy === '' ? base.sortDirection : direction === 'desc' ? 'desc' : 'asc',
    search: query.get('search') ?? base.search,
  };
}

/**
 * Writes the part of a list into a URL's query, beside whatever else stands there. Usual values are left out, so
 * that links stay short. A change of anything but the page starts at page 1.
 */
export function writeListParams(
  query: URLSearchParams,
  change: Partial<ListParams>,
  defaults: Partial<ListParams> = {},
): URLSearchParams {
  const base = { ...usual, ...defaults };
  const next = { ...readListParams(query, defaults), ...('page' in change ? {} : { page: 1 }), ...change };
  const written = new URLSearchParams(query);
  const put = (name: string, value: string, usualValue: string) => {
    if (value === usualValue) written.delete(name);
    else written.set(name, value);
  };
  const sortText = ({ sortBy, sortDirection }: ListParams) => (sortBy ? `${sortBy}:${sortDirection}` : '');
  put('page', String(next.page), String(base.page));
  put('perPage', String(next.perPage), String(base.perPage));
  put('sort', sortText(next), sortText(base));
  put('search', next.search, base.search);
  return written;
}
