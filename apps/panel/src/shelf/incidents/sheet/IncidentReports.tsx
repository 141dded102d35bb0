import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { IncidentDetail } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, lazyDialog, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SheetSection } from '../../../shared/records/SheetSection.tsx';
import type { ReportDialogProps } from './ReportDialog.tsx';

const ReportDialog = lazyDialog<ReportDialogProps>(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
);

/** Reports of an incident to the retailer: links with the pages and the evidence, which end by themselves. */
export function IncidentReports({ incident }: { incident: IncidentDetail }) {
  const intl = useIntl();
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const { run, isPending, error } = useCallMutation(calls.endIncidentReport);
  const isClosed = incident.state === 'closed';
  if (isClosed && incident.reports.length === 0) return null;
  return (
    <SheetSection
      titleId="shelf.incident.reports"
      actions={
        isClosed ? null : (
          <Button variant="outlined" onClick={() => setIsAsked(true)}>
            <FormattedMessage id="shelf.incident.report" />
          </Button>
        )
      }
    >
      {incident.reports.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.incident.noReports" />
        </Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {incident.reports.map(({ id, sentTo, username, createdDate, expiresDate, openedDate }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {sentTo || intl.formatMessage({ id: 'shelf.incident.linkOnly' })}
              </Typography>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {username} · {format.dateTime(createdDate)} ·{' '}
                <FormattedMessage
                  id={openedDate ? 'shelf.incident.opened' : 'shelf.incident.notOpened'}
                  values={{ date: openedDate ? format.dateTime(openedDate) : '' }}
                />{' '}
                ·{' '}
                <FormattedMessage id="shelf.incident.until" values={{ date: format.dateTime(expiresDate) }} />
              </Typography>
            </Box>
            <Button
              disabled={isPending}
              onClick={() => run({ params: { id: incident.id, reportId: id } })}
              aria-label={intl.formatMessage({ id: 'shelf.incident.endOne' }, { name: sentTo || String(id) })}
            >
              <FormattedMessage id="shelf.incident.end" />
            </Button>
          </Box>
        ))}
      </Box>
      <FailureAlert failure={error} />
      {isAsked ? <ReportDialog incident={incident} onClose={() => setIsAsked(false)} /> : null}
    </SheetSection>
  );
}
