import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@vitrina/api-client/contract';
import { sizes, useFormat } from '@vitrina/ui-kit';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAuditWords } from './useAuditWords.ts';

function Details({ entry }: { entry: AuditEntry }) {
  const format = useFormat();
  const words = useAuditWords();
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {format.dateTime(entry.date)} · {entry.user?.name ?? <FormattedMessage id="panel.auditLog.server" />}
      </Typography>
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        <FormattedMessage id="panel.auditLog.subject" />: {words.subjectOf(entry)}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          m: 0,
          p: 3,
          fontSize: 12,
          lineHeight: '18px',
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: 'background.default',
          borderRadius: 1,
        }}
      >
        {JSON.stringify(entry.data, null, 2)}
      </Box>
    </>
  );
}

/** One act with its details, beside the list. */
export function AuditEntrySheet({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const words = useAuditWords();
  return (
    <Drawer
      anchor="right"
      open={entry !== undefined}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: sizes.sheetPx, maxWidth: '100%', p: 5 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 3 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {entry ? words.actionOf(entry) : null}
        </Typography>
        <IconButton aria-label={intl.formatMessage({ id: 'ui.action.close' })} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {entry ? <Details entry={entry} /> : null}
    </Drawer>
  );
}
