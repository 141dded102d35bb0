import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { FactsCard } from './FactsCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { LookAlikesCard } from './LookAlikesCard.tsx';
import { PartsCard } from './PartsCard.tsx';
import { useBytes } from './useBytes.ts';

const refreshMs = 30_000;

/** Page for the operator of the installation: whether it works, what waits, what is slow and what is full. */
export function ServerStatePage() {
  const intl = useIntl();
  const format = useFormat();
  const bytes = useBytes();
  const query = useQuery({
    ...callQuery(useApiClient(), calls.getServerState),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
  });
  const inMs = (ms: number) =>
    intl.formatNumber(Math.round(ms), { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  return (
    <QueryView query={query} skeleton={<Skeleton variant="rounded" height={480} />}>
      {({ data: state }) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <Box sx={pairStyle}>
            <PartsCard parts={state.parts} />
            <FactsCard state={state} />
          </Box>
          <LookAlikesCard lookAlikes={state.lookAlikes} />
          <FiguresCard
            titleId="panel.serverState.queues"
            emptyId="panel.serverState.queues.none"
            nameTitleId="panel.serverState.job"
            rows={state.queues}
            nameOf={({ name }) => name}
            columns={[
              { titleId: 'panel.serverState.waiting', value: (row) => format.number(row.waitingCount) },
              {
                titleId: 'panel.serverState.since',
                value: ({ oldestDate }) => (oldestDate === null ? '—' : format.shortDateTime(oldestDate)),
              },
              { titleId: 'panel.serverState.running', value: (row) => format.number(row.runningCount) },
              { titleId: 'panel.serverState.failed', value: (row) => format.number(row.failedCount) },
            ]}
          />
          <FiguresCard
            titleId="panel.serverState.slowCalls"
            emptyId="panel.serverState.slowCalls.none"
            nameTitleId="panel.serverState.call"
            rows={state.slowCalls}
            nameOf={({ method, route }) => `${method} ${route}`}
            columns={[
              { titleId: 'panel.serverState.average', value: (row) => inMs(row.averageMs) },
              { titleId: 'panel.serverState.longest', value: (row) => inMs(row.longestMs) },
              { titleId: 'panel.serverState.count', value: (row) => format.number(row.count) },
              { titleId: 'panel.serverState.failed', value: (row) => format.number(row.failedCount) },
            ]}
          />
          <FiguresCard
            titleId="panel.serverState.storage"
            emptyId="panel.serverState.storage.none"
            nameTitleId="panel.serverState.license"
            rows={state.storage}
            nameOf={({ name }) => name}
            columns={[
              { titleId: 'panel.serverState.files', value: (row) => format.number(row.fileCount) },
              { titleId: 'panel.serverState.used', value: (row) => bytes(row.usedBytes) },
              {
                titleId: 'panel.serverState.share',
                value: (row) => format.percent(row.usedBytes / state.storageLimitBytes),
              },
            ]}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="panel.serverState.note" />
          </Typography>
        </Box>
      )}
    </QueryView>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
