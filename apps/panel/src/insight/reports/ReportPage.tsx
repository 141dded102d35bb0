import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Report } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView, StateView, useFormat } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';

import { WayBack } from '../../shared/records/WayBack.tsx';
import { ReportDownload } from './ReportDownload.tsx';
import { ReportProducts } from './ReportProducts.tsx';
import { ReportStatus } from './ReportStatus.tsx';
import { draftAddress } from './reportDraft.ts';
import { reportsPath } from './reportsPath.ts';
import { useReportName } from './useReportColumns.tsx';

const refreshMs = 2000;

const isUnfinished = (status: Report['status'] | undefined) => status === 'waiting' || status === 'running';

function Facts({ report }: { report: Report }) {
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useReportName();
  const { licenses, retailers, statisticsGroup, marketplace, interval, timeZone, rowCount, count } = report;
  const facts = [
    intl.formatMessage({ id: `panel.dashboard.${interval}` }),
    intl.formatMessage({ id: `panel.marketplace.${marketplace}` }),
    statisticsGroup?.name,
    licenses.map(({ name }) => name).join(', '),
    retailers.map(({ name }) => name).join(', '),
    timeZone,
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-start', mb: 4 }}>
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <Typography variant="h2">{nameOf(report)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
        {report.status === 'done' ? (
          <Typography variant="body2" sx={{ mt: 1 }}>
            <FormattedMessage
              id="insight.report.summary"
              values={{ rows: rowCount, views: format.number(count) }}
            />
          </Typography>
        ) : null}
      </Box>
      {report.status === 'done' ? <ReportDownload report={report} name={nameOf(report)} /> : null}
    </Box>
  );
}

function ReportView({ report }: { report: Report }) {
  return (
    <>
      <Facts report={report} />
      {report.status === 'done' ? (
        <ReportProducts report={report} />
      ) : report.status === 'failed' ? (
        <StateView
          state={{
            kind: 'empty',
            icon: <ErrorOutlined color="error" />,
            title: <FormattedMessage id="insight.report.failed" />,
            text: <FormattedMessage id="insight.report.failedText" />,
            action: (
              <Button variant="outlined" component={Link} to={draftAddress(report)}>
                <FormattedMessage id="insight.report.again" />
              </Button>
            ),
          }}
        />
      ) : (
        <Box role="status" sx={{ maxWidth: 360 }}>
          <ReportStatus {...report} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            <FormattedMessage id="insight.report.leave" />
          </Typography>
        </Box>
      )}
    </>
  );
}

function LoadedReport() {
  const client = useApiClient();
  const { id = '' } = useParams();
  const report = useQuery({
    ...callQuery(client, calls.getReport, { params: { id } }),
    refetchInterval: ({ state }) => (isUnfinished(state.data?.data.status) ? refreshMs : false),
  });
  return (
    <QueryView
      query={report}
      skeleton={<Skeleton variant="rounded" height={320} />}
      wayBack={<WayBack listPath={reportsPath} />}
    >
      {({ data }) => <ReportView report={data} />}
    </QueryView>
  );
}

/** Page of one report: its progress, and then its products table and downloads. */
export function ReportPage() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <LoadedReport />
    </Suspense>
  );
}
