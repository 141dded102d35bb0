import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** The consequences, and whether the action can be undone. */
  text?: ReactNode;
  /** A verb with its object: "Delete 3 packages". */
  confirmLabel: ReactNode;
  /** Default: Cancel. */
  cancelLabel?: ReactNode;
  /** Marks an action that cannot be undone. */
  isDestructive?: boolean;
  isBusy?: boolean;
  /** Whether the action is not possible at the moment. */
  isDisabled?: boolean;
  /** The answer that loses nothing and gets the focus. Default: `cancel`. */
  harmless?: 'confirm' | 'cancel';
  onConfirm: () => void;
  onCancel: () => void;
  /** Closes the dialog without an answer, as on Escape. Default: cancels. */
  onClose?: () => void;
}

/** Asks for confirmation before an action that is hard to undo. The safe answer has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId();
  const { harmless = 'cancel', onClose = props.onCancel } = props;
  return (
    <Dialog open={props.open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      {props.text ? (
        <DialogContent>
          <Typography component="div" sx={{ color: 'text.secondary' }}>
            {props.text}
          </Typography>
        </DialogContent>
      ) : null}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the focus has to go somewhere: to the harmless answer */}
        <Button variant="outlined" onClick={props.onCancel} autoFocus={harmless === 'cancel'}>
          {props.cancelLabel ?? <FormattedMessage id="ui.action.cancel" />}
        </Button>
        <Button
          variant="contained"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer gets the focus
          autoFocus={harmless === 'confirm'}
          color={props.isDestructive ? 'error' : 'primary'}
          onClick={props.onConfirm}
          loading={props.isBusy}
          disabled={props.isDisabled}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
