import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SchemaForm } from '@vitrina/ui-kit/form';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { FailureAlert } from './FailureAlert.tsx';

/** Props of {@link FormDialog}. */
export interface FormDialogProps {
  form: Pick<SchemaForm<Record<string, unknown>>, 'submit' | 'isBusy' | 'isDirty' | 'failure'>;
  title: ReactNode;
  /** A verb. */
  submitLabel: ReactNode;
  /** Where it cannot be sent as it stands. */
  isDisabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog: its fields, why it could not be sent, and the ways out. A press beside it, easily made by mistake, takes
 * nothing away that was typed.
 */
export function FormDialog({ form, title, submitLabel, isDisabled, onClose, children }: FormDialogProps) {
  const titleId = useId();
  const close = (_: unknown, reason: string) => {
    if (reason !== 'backdropClick' || !form.isDirty) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Box component="form" noValidate onSubmit={form.submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {children}
          <FailureAlert failure={form.failure} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
