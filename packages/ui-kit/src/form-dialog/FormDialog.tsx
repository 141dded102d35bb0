import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';

import { FormattedMessage } from '../messages/FormattedMessage.tsx';
import { LateConfirmDialog } from '../confirm-dialog/LateConfirmDialog.tsx';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import { focusFirstField } from './focusFirstField.ts';

/** The part of a form that its dialog needs; `useSchemaForm` returns more. */
export interface DialogForm {
  submit: (event?: SubmitEvent) => void;
  isPending: boolean;
  /** Whether closing would lose typed values. */
  isDirty: boolean;
  /** The error of the last submission, if it is not about a field. */
  failure: unknown;
}

/** Props of {@link FormDialog}. */
export interface FormDialogProps {
  form: DialogForm;
  title: ReactNode;
  /** A verb with its object. */
  submitLabel: ReactNode;
  submitColor?: ButtonProps['color'];
  /** Whether the form cannot be submitted at the moment. */
  isSubmitDisabled?: boolean;
  /** Cancel by default. */
  closeLabel?: ReactNode;
  /** Whether Escape and a click outside do nothing, because closing means more than discarding the form. */
  isClosedByButtonOnly?: boolean;
  /** A button separate from the others, such as Delete. */
  sideAction?: ReactNode;
  maxWidth?: DialogProps['maxWidth'];
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Escape asks before typed values are lost; a click outside, easily made by mistake, keeps them. */
function useClosing({ form, isClosedByButtonOnly, onClose }: FormDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = (_event: unknown, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (isClosedByButtonOnly) return;
    if (!form.isDirty) onClose();
    else if (reason === 'escapeKeyDown') setIsAsking(true);
  };
  const question = (
    <LateConfirmDialog
      open={isAsking}
      title={<FormattedMessage id="ui.form.discardTitle" />}
      text={<FormattedMessage id="ui.form.discardText" />}
      cancelLabel={<FormattedMessage id="ui.form.keepEditing" />}
      confirmLabel={<FormattedMessage id="ui.form.discard" />}
      isDestructive
      onCancel={() => setIsAsking(false)}
      onConfirm={onClose}
    />
  );
  return { close, question };
}

/**
 * A form in a dialog: fields, submission error and buttons. Typed values are lost only on explicit cancel.
 * The first field has the initial focus; after a refused submission, the first invalid field.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, title, submitLabel, submitColor, closeLabel, sideAction, maxWidth = 'sm', onClose } = props;
  const titleId = useId();
  const { close, question } = useClosing(props);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <Box component="form" noValidate onSubmit={form.submit} ref={focusFirstField}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {props.children}
          <FailureAlert failure={form.failure} />
        </DialogContent>
        <DialogActions>
          {sideAction ? <Box sx={{ mr: 'auto' }}>{sideAction}</Box> : null}
          <Button variant="outlined" onClick={onClose}>
            {closeLabel ?? <FormattedMessage id="ui.action.cancel" />}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={submitColor}
            loading={form.isPending}
            disabled={props.isSubmitDisabled}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
