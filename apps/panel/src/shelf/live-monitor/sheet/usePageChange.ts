import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPage, PageChange } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';

/** Returns a function that changes a page. Fails if another user has changed the page since it was read. */
export function usePageChange({ id, revision }: Pick<MonitoredPage, 'id' | 'revision'>) {
  const { run, isPending, error } = useCallMutation(calls.changeMonitoredPage);
  return {
    isPending,
    error,
    change: (body: PageChange) => run({ params: { id }, body, ifMatch: revision }),
  };
}
