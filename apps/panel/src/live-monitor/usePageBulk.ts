import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import type { BulkAction, ListSelection } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bulkTarget } from '../records/bulkTarget.ts';

type CheckBody = CallBody<typeof calls.checkMonitoredPages>;
type MarkBody = CallBody<typeof calls.markMonitoredPages>;

/** What can be done with several product pages together. */
export function usePageBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const client = useApiClient();
  return useMemo(() => {
    const textsOf = (id: string) => ({
      id,
      label: intl.formatMessage({ id: `shelf.monitor.${id}` }),
      title: (count: number) => intl.formatMessage({ id: `shelf.monitor.${id}Title` }, { count }),
    });
    const mark = (isChecked: boolean) => async (selection: ListSelection, dryRun: boolean) => {
      const body = { ...bulkTarget(selection, filter), dryRun, isChecked } as MarkBody;
      return (await client.call(calls.markMonitoredPages, { body })).data;
    };
    return [
      {
        ...textsOf('checkNow'),
        run: async (selection, dryRun) => {
          const body = { ...bulkTarget(selection, filter), dryRun } as CheckBody;
          return (await client.call(calls.checkMonitoredPages, { body })).data;
        },
      },
      { ...textsOf('markChecked'), run: mark(true) },
      { ...textsOf('markUnchecked'), run: mark(false) },
    ];
  }, [intl, client, filter]);
}
