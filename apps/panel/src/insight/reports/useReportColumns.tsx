import type { Report } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { ReportStatus } from './ReportStatus.tsx';

/** Returns a function that names a report by its period. */
export function useReportName(): (report: Pick<Report, 'from' | 'to'>) => string {
  const format = useFormat();
  return ({ from, to }) => format.dayRange(from, to);
}

/** Returns the columns of the report list. */
export function useReportColumns(): Column<Report>[] {
  const intl = useIntl();
  const format = useFormat();
  const make = useColumnMakers<Report>();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    // Shows a dash until the report is done, because a 0 would look like a result.
    const countOf = (status: Report['status'], count: number) =>
      status === 'done' ? format.number(count) : '—';
    return [
      make.text('from', 'panel.filter.period', ({ from, to }) => format.dayRange(from, to)),
      make.text(
        'interval',
        'panel.dashboard.interval',
        ({ interval }) => text(`panel.dashboard.${interval}`),
        {
          hideBelow: 'md',
        },
      ),
      make.text(
        'marketplace',
        'panel.filter.marketplace',
        ({ marketplace }) => text(`panel.marketplace.${marketplace}`),
        { isSortable: false, hideBelow: 'md' },
      ),
      make.text('group', 'insight.report.group', ({ statisticsGroup }) => statisticsGroup?.name ?? '—', {
        isSortable: false,
        hideBelow: 'lg',
      }),
      make.names('licenses', 'panel.filter.license', ({ licenses }) => licenses, { hideBelow: 'md' }),
      make.text('status', 'insight.report.status', ({ status }) => text(`insight.report.status.${status}`), {
        cell: (report) => <ReportStatus {...report} />,
      }),
      make.number('rowCount', 'insight.report.rows', ({ rowCount }) => rowCount, {
        cell: ({ status, rowCount }) => countOf(status, rowCount),
        hideBelow: 'lg',
      }),
      make.number('count', 'insight.metric.count', ({ count }) => count, {
        cell: ({ status, count }) => countOf(status, count),
        hideBelow: 'sm',
      }),
      make.moment('createdDate', 'insight.report.created', ({ createdDate }) => createdDate, {
        hideBelow: 'lg',
      }),
    ];
  }, [intl, format, make]);
}
