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
  /** What will follow, and whether it can be undone. */
  text?: ReactNode;
  /** A verb with its object: "Delete 3 packages". */
  confirmLabel: ReactNode;
  /** Cancel by default. */
  cancelLabel?: ReactNode;
  /** Marks what cannot be undone. */
  isDestructive?: boolean;
  isBusy?: boolean;
  /** Where it cannot be done as it stands. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is hard to take back. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={props.open} onClose={props.onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
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
        <Button variant="outlined" onClick={props.onCancel} autoFocus>
          {props.cancelLabel ?? <FormattedMessage id="ui.action.cancel" />}
        </Button>
        <Button
          variant="contained"
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
