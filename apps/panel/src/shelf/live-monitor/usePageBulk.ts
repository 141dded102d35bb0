import { calls } from '@vitrina/api-client/calls';
import type { BulkAction, ListSelection } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bulkTarget } from '../../shared/records/bulkTarget.ts';
import { useBulkRun } from '../../shared/records/useBulkRun.ts';

/** Returns the bulk actions for product pages. */
export function usePageBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const check = useBulkRun(calls.checkMonitoredPages);
  const mark = useBulkRun(calls.markMonitoredPages);
  return useMemo(() => {
    const textsOf = (id: 'checkNow' | 'markChecked' | 'markUnchecked') => ({
      id,
      label: intl.formatMessage({ id: `shelf.monitor.${id}` }),
      title: (count: number) => intl.formatMessage({ id: `shelf.monitor.${id}Title` }, { count }),
    });
    const markAs = (isChecked: boolean) => (selection: ListSelection, isDryRun: boolean) =>
      mark({ ...bulkTarget(selection, filter), isChecked }, isDryRun);
    return [
      {
        ...textsOf('checkNow'),
        run: (selection, isDryRun) => check(bulkTarget(selection, filter), isDryRun),
      },
      { ...textsOf('markChecked'), run: markAs(true) },
      { ...textsOf('markUnchecked'), run: markAs(false) },
    ];
  }, [intl, check, mark, filter]);
}
