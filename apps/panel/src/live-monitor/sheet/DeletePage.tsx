import Delete from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPage } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { ConfirmDialog } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { nameOfPage } from '../nameOfPage.ts';
import { useShownPages } from './useMonitoredPage.ts';

/** Stops watching a page, once that is agreed to. */
export function DeletePage({ page, onDone }: { page: MonitoredPage; onDone: () => void }) {
  const client = useApiClient();
  const { refresh } = useShownPages();
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle');
  const remove = async () => {
    setState('busy');
    try {
      await client.call(calls.deleteMonitoredPage, { params: { id: page.id } });
    } catch {
      setState('failed');
      return;
    }
    onDone();
    await refresh();
  };
  return (
    <Box sx={{ pt: 4, mt: 4, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      {state === 'failed' ? (
        <Alert severity="error">
          <FormattedMessage id="shelf.delete.failed" />
        </Alert>
      ) : null}
      <Button
        color="error"
        variant="outlined"
        startIcon={<Delete />}
        onClick={() => setState('asking')}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="shelf.delete.do" />
      </Button>
      <ConfirmDialog
        open={state === 'asking' || state === 'busy'}
        title={<FormattedMessage id="shelf.delete.title" values={{ name: nameOfPage(page) }} />}
        text={<FormattedMessage id="shelf.delete.text" />}
        confirmLabel={<FormattedMessage id="shelf.delete.do" />}
        isDestructive
        isBusy={state === 'busy'}
        onConfirm={() => void remove()}
        onCancel={() => setState('idle')}
      />
    </Box>
  );
}
