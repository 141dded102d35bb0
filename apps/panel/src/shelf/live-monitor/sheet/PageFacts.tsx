import Refresh from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import { LinkText } from '../LinkText.tsx';
import { PageStatusText } from '../PageStatusText.tsx';
import { useCheckNow, type CheckState } from './useCheckNow.ts';

function Fact({ labelId, children }: { labelId: LabelId; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={labelId} />
      </Typography>
      <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

function CheckProgress({ state }: { state: CheckState }) {
  if (state === 'checking') {
    return (
      <Box role="status" sx={{ mt: 3 }}>
        <LinearProgress aria-hidden="true" />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.sheet.checking" />
        </Typography>
      </Box>
    );
  }
  if (state === 'idle') return null;
  return (
    <Alert severity={state === 'late' ? 'info' : 'error'} sx={{ mt: 3 }}>
      <FormattedMessage id={state === 'late' ? 'shelf.sheet.checkLate' : 'shelf.sheet.checkFailed'} />
    </Alert>
  );
}

/** Shows the properties and the status of the page, with a button to check it again. */
export function PageFacts({ page }: { page: MonitoredPageDetail }) {
  const format = useFormat();
  const { state, start } = useCheckNow(page);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Box sx={{ flex: 1 }}>
          <PageStatusText status={page.status} />
        </Box>
        <Button
          variant="outlined"
          startIcon={<Refresh />}
          disabled={page.link === null}
          loading={state === 'checking'}
          loadingPosition="start"
          onClick={start}
        >
          <FormattedMessage id="shelf.monitor.checkNow" />
        </Button>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, 28%) 1fr', columnGap: 3, rowGap: 1 }}
      >
        <Fact labelId="panel.filter.retailer">{page.retailer.name}</Fact>
        <Fact labelId="panel.filter.license">{page.license.name}</Fact>
        <Fact labelId="shelf.page.link">
          <LinkText link={page.link} />
        </Fact>
        <Fact labelId="shelf.page.retailerSku">{page.retailerSku || '—'}</Fact>
        <Fact labelId="shelf.page.ean">{page.ean || '—'}</Fact>
        <Fact labelId="shelf.page.lastVisited">
          {page.lastVisited === null ? '—' : format.dateTime(page.lastVisited)}
        </Fact>
        <Fact labelId="shelf.page.impressions">{format.number(page.impressions)}</Fact>
      </Box>
      {page.checkFailure && state !== 'checking' ? (
        <Alert severity="warning" sx={{ mt: 3 }}>
          <FormattedMessage id={`shelf.failure.${page.checkFailure}`} />{' '}
          <FormattedMessage id="shelf.failure.stays" />
        </Alert>
      ) : null}
      <CheckProgress state={state} />
    </>
  );
}
