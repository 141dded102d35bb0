import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

import { SideSheet } from '../../shared/records/SideSheet.tsx';
import { useAuditWords } from './useAuditWords.ts';

function Details({ entry }: { entry: AuditEntry }) {
  const format = useFormat();
  const words = useAuditWords();
  const details = JSON.stringify(entry.data, null, 2);
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {format.dateTime(entry.date)} · {entry.user?.name ?? <FormattedMessage id="panel.auditLog.server" />}
      </Typography>
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        <FormattedMessage id="panel.auditLog.subject" />: {words.subjectOf(entry)}
        {entry.subjectName === null ? null : (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            ID {entry.subject}
          </Typography>
        )}
      </Typography>
      {details === '{}' ? null : (
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
          {details}
        </Box>
      )}
    </>
  );
}

/** Shows the details of one audit entry beside the list. */
export function AuditEntrySheet({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const words = useAuditWords();
  return (
    <SideSheet
      isOpen={entry !== undefined}
      title={entry ? words.actionOf(entry) : undefined}
      onClose={onClose}
    >
      {entry ? <Details entry={entry} /> : null}
    </SideSheet>
  );
}
