import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { FailureAlert } from '../../records/FailureAlert.tsx';
import { SheetSection } from './SheetSection.tsx';
import { useShownPages } from './useMonitoredPage.ts';
import { usePageAct } from './usePageAct.ts';

type Page = Pick<MonitoredPageDetail, 'id' | 'reason'>;

function SendReason({ id }: { id: number }) {
  const client = useApiClient();
  const { data } = useQuery(callQuery(client, calls.listPageReasons));
  const [reasonId, setReasonId] = useState('');
  const [note, setNote] = useState('');
  const { isBusy, failure, run } = usePageAct();
  const send = () =>
    run(() =>
      client.call(calls.sendPageReason, { params: { id }, body: { reasonId: Number(reasonId), note } }),
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TextField
        select
        label={<FormattedMessage id="shelf.reason.choose" />}
        value={reasonId}
        onChange={({ target }) => setReasonId(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" disabled>
          —
        </option>
        {data?.data.map((reason) => (
          <option key={reason.id} value={reason.id}>
            {reason.name}
          </option>
        ))}
      </TextField>
      <TextField
        label={<FormattedMessage id="shelf.reason.note" />}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <FailureAlert failure={failure} />
      <Button
        variant="outlined"
        loading={isBusy}
        disabled={reasonId === ''}
        onClick={send}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="shelf.reason.send" />
      </Button>
    </Box>
  );
}

/** Removing shows at once, in the sheet and in the list, and is taken back where the server refuses it. */
function SentReason({
  page: { id, reason },
  onFailed,
}: {
  page: Page;
  onFailed: (hasFailed: boolean) => void;
}) {
  const format = useFormat();
  const client = useApiClient();
  const { patch, refresh } = useShownPages();
  const remove = async () => {
    patch(id, { reason: null });
    onFailed(false);
    try {
      await client.call(calls.removePageReason, { params: { id } });
      await refresh();
    } catch {
      patch(id, { reason });
      onFailed(true);
    }
  };
  if (!reason) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 500 }}>{reason.name}</Typography>
      {reason.note ? <Typography sx={{ overflowWrap: 'anywhere' }}>{reason.note}</Typography> : null}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="shelf.reason.sent" values={{ date: format.dateTime(reason.sentDate) }} />
      </Typography>
      <Button variant="outlined" onClick={() => void remove()} sx={{ justifySelf: 'start', mt: 1 }}>
        <FormattedMessage id="shelf.reason.remove" />
      </Button>
    </Box>
  );
}

/** Why the page is not live, as far as somebody said so. */
export function ReasonSection({ page }: { page: Page }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <SheetSection titleId="shelf.page.reason">
      {hasFailed ? (
        <Alert severity="error" onClose={() => setHasFailed(false)}>
          <FormattedMessage id="shelf.reason.removeFailed" />
        </Alert>
      ) : null}
      {page.reason ? <SentReason page={page} onFailed={setHasFailed} /> : <SendReason id={page.id} />}
    </SheetSection>
  );
}
