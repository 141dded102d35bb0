import { ChunkErrorView, ChunkLoadError, StateView } from '@vitrina/ui-kit';
import { useRouteError } from 'react-router';

/** The last resort: a failure that no part of the page has caught. */
export function RouteErrorView() {
  const error = useRouteError();
  if (error instanceof ChunkLoadError) return <ChunkErrorView />;
  return <StateView state={{ kind: 'error', error, onRetry: () => globalThis.location.reload() }} />;
}
