import { ChunkErrorView, ChunkLoadError, StateView } from '@vitrina/ui-kit';
import { useRouteError } from 'react-router';

/** Shown for errors that no other error boundary caught. */
export function RouteErrorView() {
  const error = useRouteError();
  if (error instanceof ChunkLoadError) return <ChunkErrorView />;
  return <StateView state={{ kind: 'error', error, onRetry: () => globalThis.location.reload() }} />;
}
