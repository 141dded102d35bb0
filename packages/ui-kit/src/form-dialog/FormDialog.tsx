import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage } from '../messages/FormattedMessage.tsx';
import { FailureAlert } from '../failure/FailureAlert.tsx';
import { focusFirstField } from './focusFirstField.ts';
import { GuardedDialog } from './GuardedDialog.tsx';

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

/**
 * A form in a dialog: fields, submission error and buttons. Typed values are lost only on explicit cancel.
 * The first field has the initial focus; after a refused submission, the first invalid field.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, title, submitLabel, submitColor, closeLabel, sideAction, maxWidth = 'sm', onClose } = props;
  const titleId = useId();
  const submit = (event: SubmitEvent) => {
    // React passes events of a dialog on to the form around it, which would be submitted too.
    event.stopPropagation();
    form.submit(event);
  };
  return (
    <GuardedDialog
      isDirty={form.isDirty}
      isClosedByButtonOnly={props.isClosedByButtonOnly}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
    >
      <Box component="form" noValidate onSubmit={submit} ref={focusFirstField}>
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
    </GuardedDialog>
  );
}
