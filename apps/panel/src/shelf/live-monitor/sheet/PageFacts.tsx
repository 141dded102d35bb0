import Refresh from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

import { LinkText } from '../LinkText.tsx';
import { PageStatusText } from '../PageStatusText.tsx';
import { useStatusWhy } from '../useStatusWhy.ts';
import { Fact, Facts } from '../../../shared/records/Facts.tsx';
import { useCheckNow, type CheckState } from './useCheckNow.ts';

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

/** Says why the last check failed, unless the status does, and what that means for earlier problems. */
function Unread({ page: { checkFailure, statusWhy, problems } }: { page: MonitoredPageDetail }) {
  if (checkFailure === null) return null;
  const isToldByStatus = statusWhy.cause === 'unread';
  const hasEarlier = problems.some(({ type }) => type !== 'unreachable');
  if (isToldByStatus && !hasEarlier) return null;
  return (
    <Alert severity="warning" sx={{ mt: 3 }}>
      {isToldByStatus ? null : <FormattedMessage id={`shelf.failure.${checkFailure}`} />}{' '}
      {hasEarlier ? <FormattedMessage id="shelf.failure.stays" /> : null}
    </Alert>
  );
}

/** Shows the properties and the status of the page, with a button to check it again. */
export function PageFacts({ page }: { page: MonitoredPageDetail }) {
  const format = useFormat();
  const why = useStatusWhy();
  const { state, start } = useCheckNow(page);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 3 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <PageStatusText status={page.status} />
          <Typography sx={{ color: 'text.secondary' }}>{why(page)}</Typography>
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
      <Facts>
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
      </Facts>
      {state === 'checking' ? null : <Unread page={page} />}
      <CheckProgress state={state} />
    </>
  );
}
