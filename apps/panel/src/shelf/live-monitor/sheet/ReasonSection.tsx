import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, SelectField, TextField, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';

import { SheetSection } from '../../../shared/records/SheetSection.tsx';
import { useShownPages } from './useMonitoredPage.ts';

type Page = Pick<MonitoredPageDetail, 'id' | 'reason'>;

function SendReason({ id }: { id: number }) {
  const { data } = useQuery(callQuery(useApiClient(), calls.listPageReasons));
  const [reasonId, setReasonId] = useState('');
  const [note, setNote] = useState('');
  const { run, isPending, error } = useCallMutation(calls.sendPageReason);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SelectField
        label={<FormattedMessage id="shelf.reason.choose" />}
        value={reasonId}
        options={data?.data.map((reason) => ({ value: String(reason.id), label: reason.name })) ?? []}
        onChange={setReasonId}
      />
      <TextField
        label={<FormattedMessage id="shelf.reason.note" />}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        inputAttributes={{ maxLength: 2000 }}
      />
      <FailureAlert failure={error} />
      <Button
        variant="outlined"
        loading={isPending}
        disabled={reasonId === ''}
        onClick={() => run({ params: { id }, body: { reasonId: Number(reasonId), note } })}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="shelf.reason.send" />
      </Button>
    </Box>
  );
}

function SentReason({ reason, onRemove }: { reason: NonNullable<Page['reason']>; onRemove: () => void }) {
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 500 }}>{reason.name}</Typography>
      {reason.note ? <Typography sx={{ overflowWrap: 'anywhere' }}>{reason.note}</Typography> : null}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="shelf.reason.sent" values={{ date: format.dateTime(reason.sentDate) }} />
      </Typography>
      <Button variant="outlined" onClick={onRemove} sx={{ justifySelf: 'start', mt: 1 }}>
        <FormattedMessage id="shelf.reason.remove" />
      </Button>
    </Box>
  );
}

/**
 * Returns a function that removes the reason. The change is shown immediately in the details and the list,
 * and reverted if the server refuses it.
 */
function useReasonRemoval({ id, reason }: Page) {
  const { patch } = useShownPages();
  const { runAsync, error, reset } = useCallMutation(calls.removePageReason);
  const remove = () => {
    patch(id, { reason: null });
    runAsync({ params: { id } }).catch(() => patch(id, { reason }));
  };
  return { remove, hasFailed: error !== undefined, reset };
}

/** Shows the reason why the page isn't live, if a user has set one. */
export function ReasonSection({ page }: { page: Page }) {
  const removal = useReasonRemoval(page);
  return (
    <SheetSection titleId="shelf.page.reason">
      {removal.hasFailed ? (
        <Alert severity="error" onClose={removal.reset}>
          <FormattedMessage id="shelf.reason.removeFailed" />
        </Alert>
      ) : null}
      {page.reason ? (
        <SentReason reason={page.reason} onRemove={removal.remove} />
      ) : (
        <SendReason id={page.id} />
      )}
    </SheetSection>
  );
}
