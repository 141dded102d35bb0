import type { ReactNode } from 'react';

import { isForbidden, readErrorFacts } from './errorFacts.ts';
import { StateView } from './StateView.tsx';

/** The part of a query result that {@link QueryView} needs; compatible with TanStack Query. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Props of {@link QueryView}. */
export interface QueryViewProps<Data> {
  query: QueryLike<Data>;
  /** The content's skeleton while it loads. */
  skeleton: ReactNode;
  /** A link or button to continue with, if the requested thing does not exist. */
  wayBack?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query's content, or its state: loading, error with retry, forbidden. */
export function QueryView<Data>({ query, skeleton, wayBack, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (isForbidden(query.error)) {
    return <StateView state={{ kind: 'forbidden', permission: readErrorFacts(query.error).permission }} />;
  }
  if (query.error) {
    const onRetry = () => void query.refetch();
    return <StateView state={{ kind: 'error', error: query.error, onRetry, wayBack }} />;
  }
  return <StateView state={{ kind: 'loading', skeleton }} />;
}
