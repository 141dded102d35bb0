import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Returns the next query for the current one. */
export type QueryUpdate = (query: URLSearchParams) => URLSearchParams;

/** Changes the query; `replace` adds no entry to the browser's history. */
export type ChangeQuery = (update: QueryUpdate, options?: { replace?: boolean }) => void;

/**
 * Returns the query of the address and a function to change it, for filtering and sorting. A change renders
 * synchronously: the next change builds on the rendered query, so a quick second click would otherwise undo
 * the first. For changes that may have to load before rendering, use the router's own hook, which keeps the
 * current screen until then.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback<ChangeQuery>(
    (update, options) => setQuery(update, { ...options, flushSync: true }),
    [setQuery],
  );
  return [query, change];
}

/** Sets a parameter of a query, or removes it. */
export function withParam(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
