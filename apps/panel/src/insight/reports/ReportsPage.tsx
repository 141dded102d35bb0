import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { calls } from '@vitrina/api-client/calls';
import type { Report } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { DataList, writeSort, type ListDefaults, type ListState } from '@vitrina/ui-kit/list';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { RemoveButton } from '../../shared/records/RemoveButton.tsx';
import { toListQuery } from '../statistics/toListQuery.ts';
import { CreateReportBar } from './CreateReportBar.tsx';
import { ReportDownload } from './ReportDownload.tsx';
import { useRefreshWhile } from './useRefreshWhile.ts';
import { useReportColumns, useReportName } from './useReportColumns.tsx';

const newest: ListState['sort'] = [{ id: 'createdDate', desc: true }];
const defaults: ListDefaults = { perPage: 25, sort: newest };
/** The filters above apply to the new report and not to the list. */
const toQuery = toListQuery({});

const isUnfinished = ({ status }: Report) => status === 'waiting' || status === 'running';

/** Returns the row actions of a report: download and delete. */
function useRowActions() {
  const nameOf = useReportName();
  return (report: Report) => (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, justifyContent: 'flex-end' }}>
      {report.status === 'done' ? <ReportDownload report={report} name={nameOf(report)} isIcon /> : null}
      <RemoveButton
        name={nameOf(report)}
        texts="insight.report.delete"
        call={calls.deleteReport}
        params={{ id: report.id }}
      />
    </Box>
  );
}

function Reports() {
  const intl = useIntl();
  const navigate = useNavigate();
  const columns = useReportColumns();
  const nameOf = useReportName();
  const list = useServerList({ call: calls.listReports, name: 'reports', defaults, toQuery });
  const rowActions = useRowActions();
  const showNewest = () => {
    const { page, sort } = list.state;
    // Shows the first page, newest first, because the new report might not be visible otherwise.
    if (page > 1 || writeSort(sort) !== writeSort(newest)) list.change({ page: 1, sort: newest });
    toast.success({ text: intl.formatMessage({ id: 'insight.report.begun' }) });
  };
  useRefreshWhile(list.query.data?.items.some(isUnfinished) ?? false, list.refresh);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CreateReportBar onCreated={showNewest} />
      <div>
        <DataList
          list={list}
          label={intl.formatMessage({ id: 'panel.reports.title' })}
          columns={columns}
          rowId={({ id }) => String(id)}
          rowName={nameOf}
          onRowOpen={({ id }) => void navigate(`/panel/reports/${id}`)}
          rowActions={rowActions}
          empty={{
            kind: 'empty',
            title: <FormattedMessage id="insight.report.empty" />,
            text: <FormattedMessage id="insight.report.emptyText" />,
          }}
        />
      </div>
    </Box>
  );
}

/**
 * Page of reports, with a form for a new report above the list and the progress of each report in the list.
 */
export function ReportsPage() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <Reports />
    </Suspense>
  );
}
