import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Makes the next query of the one that stands in the address. */
export type QueryUpdate = (query: URLSearchParams) => URLSearchParams;

/** Changes the query of the address; `replace` leaves no step behind in the browser's history. */
export type ChangeQuery = (update: QueryUpdate, options?: { replace?: boolean }) => void;

/**
 * The query of the address, and its change, for what is narrowed and ordered by it. A change is drawn at once: the next one
 * is made of what is drawn, so that a second press before the drawing would undo the first. For what may have to load
 * before it is drawn use the router's own, which leaves the screen as it is until then.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback<ChangeQuery>(
    (update, options) => setQuery(update, { ...options, flushSync: true }),
    [setQuery],
  );
  return [query, change];
}

/** A query with one of its parameters set anew, or without it. */
export function withParam(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
