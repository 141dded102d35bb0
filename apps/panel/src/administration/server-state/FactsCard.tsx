import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ServerState } from '@vitrina/api-client/contract';
import { Card, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import { useBytes } from './useBytes.ts';

/** Card with facts about the server, its data and its last backup. */
export function FactsCard({ state }: { readonly state: ServerState }) {
  const format = useFormat();
  const bytes = useBytes();
  const { startedDate, schemaVersion, databaseBytes, disk, backupDate } = state;
  return (
    <Card title={<FormattedMessage id="panel.serverState.facts" />}>
      <Box component="dl" sx={listStyle}>
        <Fact label={<FormattedMessage id="panel.serverState.started" />}>
          {format.dateTime(startedDate)}
        </Fact>
        <Fact label={<FormattedMessage id="panel.serverState.schema" />}>{schemaVersion}</Fact>
        <Fact label={<FormattedMessage id="panel.serverState.database" />}>{bytes(databaseBytes)}</Fact>
        <Fact label={<FormattedMessage id="panel.serverState.disk" />}>
          <FormattedMessage
            id="panel.serverState.diskFree"
            values={{ free: bytes(disk.freeBytes), total: bytes(disk.totalBytes) }}
          />
        </Fact>
        <Fact label={<FormattedMessage id="panel.serverState.backup" />}>
          {backupDate === null ? (
            <FormattedMessage id="panel.serverState.noBackup" />
          ) : (
            format.dateTime(backupDate)
          )}
        </Fact>
      </Box>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: { xs: 1, sm: 3 },
} as const;
