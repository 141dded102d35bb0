import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { calls } from '@vitrina/api-client/calls';
import type { Report } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { useServerList } from '@vitrina/session/list';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

import { WithInsightTexts } from '../messages/insight/WithInsightTexts.tsx';
import { RemoveButton } from '../records/RemoveButton.tsx';
import { toListQuery } from '../statistics/toListQuery.ts';
import { CreateReportBar } from './CreateReportBar.tsx';
import { ReportDownload } from './ReportDownload.tsx';
import { useRefreshWhile } from './useRefreshWhile.ts';
import { useReportColumns, useReportName } from './useReportColumns.tsx';

const newestFirst: ListDefaults = { perPage: 25, sort: [{ id: 'createdDate', desc: true }] };
/** The filters above belong to the report that is to be made, not to the list. */
const toQuery = toListQuery({});

const isUnfinished = ({ status }: Report) => status === 'waiting' || status === 'running';

/** A report's files and its end. */
function useRowActions(refresh: () => Promise<void>) {
  const client = useApiClient();
  const nameOf = useReportName();
  return (report: Report) => (
    <>
      {report.status === 'done' ? <ReportDownload report={report} name={nameOf(report)} isIcon /> : null}
      <RemoveButton
        name={nameOf(report)}
        texts="insight.report.delete"
        remove={() => client.call(calls.deleteReport, { params: { id: String(report.id) } })}
        onDone={() => void refresh()}
      />
    </>
  );
}

function Reports() {
  const intl = useIntl();
  const navigate = useNavigate();
  const columns = useReportColumns();
  const nameOf = useReportName();
  const list = useServerList({ call: calls.listReports, name: 'reports', defaults: newestFirst, toQuery });
  const rowActions = useRowActions(list.refresh);
  useRefreshWhile(list.query.data?.items.some(isUnfinished) ?? false, list.refresh);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CreateReportBar onCreated={() => void list.refresh()} />
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

/** Reports: one is begun above, all of them stand below, with their progress. */
export function ReportsPage() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <WithInsightTexts>
        <Reports />
      </WithInsightTexts>
    </Suspense>
  );
}
