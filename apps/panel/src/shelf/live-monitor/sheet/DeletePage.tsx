import Delete from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPage } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { ConfirmDialog, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';

import { nameOfPage } from '../nameOfPage.ts';

/** Button that removes a page from the monitor after confirmation. */
export function DeletePage({ page, onDone }: { page: MonitoredPage; onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending, error } = useCallMutation(calls.deleteMonitoredPage, {
    onSuccess: onDone,
    onError: () => setIsAsking(false),
  });
  return (
    <Box sx={{ pt: 4, mt: 4, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      {error && !isAsking ? (
        <Alert severity="error">
          <FormattedMessage id="shelf.delete.failed" />
        </Alert>
      ) : null}
      <Button
        color="error"
        variant="outlined"
        startIcon={<Delete />}
        onClick={() => setIsAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="shelf.delete.do" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="shelf.delete.title" values={{ name: nameOfPage(page) }} />}
        text={<FormattedMessage id="shelf.delete.text" />}
        confirmLabel={<FormattedMessage id="shelf.delete.do" />}
        isDestructive
        isBusy={isPending}
        onConfirm={() => run({ params: { id: page.id } })}
        onCancel={() => setIsAsking(false)}
      />
    </Box>
  );
}
