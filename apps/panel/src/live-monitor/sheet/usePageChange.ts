import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPage, PageChange } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';

import { usePageAct } from './usePageAct.ts';

/** Changes something of a page, unless somebody else has changed it meanwhile. */
export function usePageChange({ id, revision }: Pick<MonitoredPage, 'id' | 'revision'>) {
  const client = useApiClient();
  const { isBusy, failure, run } = usePageAct();
  return {
    isBusy,
    failure,
    change: (body: PageChange) =>
      run(() => client.call(calls.changeMonitoredPage, { params: { id }, body, ifMatch: revision })),
  };
}
