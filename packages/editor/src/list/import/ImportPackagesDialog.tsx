import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PackageImport } from '@vitrina/api-client/contract';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { ChooseFiles } from './ChooseFiles.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportRows, type ImportRowsProps } from './ImportRows.tsx';
import { ProductTableForm } from './ProductTableForm.tsx';
import { RecentImports } from './RecentImports.tsx';
import { usePackageImport } from './usePackageImport.ts';

/** Props of {@link ImportPackagesDialog}. */
export interface ImportPackagesDialogProps extends Pick<ImportRowsProps, 'onOpen'> {
  readonly onClose: () => void;
}

const percent = 100;
const listedStates = ['failed', 'ready', 'created', 'updated', 'changed', 'skipped', 'present'] as const;

function Progress({ id, part }: { readonly id: 'sending' | 'reading' | 'running'; readonly part?: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `builder.import.${id}` });
  return (
    <Box>
      <Typography sx={{ mb: 2 }}>{label}</Typography>
      <LinearProgress
        aria-label={label}
        {...(part === undefined ? {} : { variant: 'determinate' as const, value: part * percent })}
      />
    </Box>
  );
}

function ImportState({ found, onOpen }: { readonly found: PackageImport } & Pick<ImportRowsProps, 'onOpen'>) {
  const { id, status, counts, total, message } = found;
  const waiting = counts.ready + counts.changed;
  if (status === 'failed') return <Typography role="alert">{message}</Typography>;
  return (
    <>
      {status === 'reading' && <Progress id="reading" />}
      {status === 'running' && <Progress id="running" part={total === 0 ? 0 : 1 - waiting / total} />}
      <ImportReport found={found} />
      {(status === 'checked' || status === 'done') &&
        listedStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <ImportRows key={`${state} ${status}`} importId={id} status={state} onOpen={onOpen} />
          ))}
    </>
  );
}

/** Dialog that imports many packages: files are checked first, and created after confirmation. */
export function ImportPackagesDialog({ onClose, onOpen }: ImportPackagesDialogProps) {
  const titleId = useId();
  const { sending, found, failure, isStarting, start, open, startOver } = usePackageImport();
  const [updates, setUpdates] = useState(false);
  const count = found ? found.counts.ready + (updates ? found.counts.changed : 0) : 0;
  const { table } = sending;
  const isChoosing = found === undefined && sending.sent === undefined && table === undefined;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.import.title" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <FailureAlert failure={failure} />
        {isChoosing && <ChooseFiles onFiles={sending.start} />}
        {isChoosing && <RecentImports onOpen={open} />}
        {sending.sent !== undefined && <Progress id="sending" part={sending.sent} />}
        {table && <ProductTableForm table={table.table} isSending={table.isSending} onCheck={table.check} />}
        {found && <ImportState found={found} onOpen={onOpen} />}
        {found?.status === 'checked' && found.counts.changed > 0 && (
          <FormControlLabel
            control={<Checkbox checked={updates} onChange={(event) => setUpdates(event.target.checked)} />}
            label={<FormattedMessage id="builder.import.update" values={{ count: found.counts.changed }} />}
          />
        )}
      </DialogContent>
      <DialogActions>
        {(table ?? (found && found.status !== 'running')) && (
          <Button onClick={startOver}>
            <FormattedMessage id="builder.import.another" />
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
        {found?.status === 'checked' && (
          <Button
            variant="contained"
            loading={isStarting}
            disabled={count === 0}
            onClick={() => start(updates ? 'update' : 'skip')}
          >
            <FormattedMessage id="builder.import.start" values={{ count }} />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
