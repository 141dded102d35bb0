import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { reportLifetimes, type IncidentDetail } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, useLocale } from '@vitrina/ui-kit';
import { FormDialog, SelectControl, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { CopyLine } from '../../../shared/records/CopyLine.tsx';

/** Props of {@link ReportDialog}. */
export interface ReportDialogProps {
  incident: IncidentDetail;
  onClose: () => void;
}

interface CreatedReport {
  url: string;
  to: string;
}

function ReadyDialog({ report: { url, to }, onClose }: { report: CreatedReport; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>
        <FormattedMessage id="shelf.incident.reportReady" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>
          <FormattedMessage
            id={to ? 'shelf.incident.reportSent' : 'shelf.incident.reportCopy'}
            values={{ to }}
          />
        </Typography>
        <CopyLine text={url} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Dialog that creates a report for the retailer: a link, mailed if there is an address. */
export function ReportDialog({ incident, onClose }: ReportDialogProps) {
  const intl = useIntl();
  const { messageLocale } = useLocale();
  const [report, setReport] = useState<CreatedReport>();
  const { runAsync } = useCallMutation(calls.reportIncident);
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).incidentReportInputSchema,
    initial: { to: '', note: '', language: messageLocale, lifetime: 'month' },
    onSubmit: async (body) => {
      const { data } = await runAsync({ params: { id: incident.id }, body });
      setReport({ url: data.url, to: body.to });
    },
  });
  if (report) return <ReadyDialog report={report} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={
        <FormattedMessage id="shelf.incident.reportTitle" values={{ retailer: incident.retailer.name }} />
      }
      submitLabel={<FormattedMessage id="shelf.incident.reportSubmit" />}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="shelf.incident.reportText" />
      </Typography>
      <TextControl
        form={form}
        name="to"
        type="email"
        label={<FormattedMessage id="shelf.incident.reportTo" />}
        hint={<FormattedMessage id="shelf.incident.reportToHint" />}
      />
      <TextControl
        form={form}
        name="note"
        multiline
        minRows={3}
        label={<FormattedMessage id="shelf.incident.reportNote" />}
      />
      <SelectControl
        form={form}
        name="language"
        label={<FormattedMessage id="shelf.alerts.language" />}
        options={(['en', 'ru'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `shelf.alerts.language.${value}` }),
        }))}
      />
      <SelectControl
        form={form}
        name="lifetime"
        label={<FormattedMessage id="shelf.incident.reportLifetime" />}
        options={reportLifetimes.map((value) => ({
          value,
          label: intl.formatMessage({ id: `shelf.incident.lifetime.${value}` }),
        }))}
      />
    </FormDialog>
  );
}
