import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useRef, useState } from 'react';

import { FormattedMessage } from '../messages/FormattedMessage.tsx';
import { LazyConfirmDialog } from '../confirm-dialog/LazyConfirmDialog.tsx';
import { TypedFieldsContext } from './keepsTyped.ts';

/** Props of {@link GuardedDialog}. */
export interface GuardedDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Whether closing would lose something; content further down says so by `useKeepsTyped`. */
  isDirty?: boolean;
  /** Whether Escape and a press beside the dialog do nothing, since closing means more than losing what was typed. */
  isClosedByButtonOnly?: boolean;
  /** Closes the dialog; its buttons call it without a question. */
  onClose: () => void;
}

/**
 * A dialog that loses nothing typed in it. Escape asks whether to discard it; a press beside the dialog, easily made by
 * mistake, keeps it.
 */
export function GuardedDialog(props: GuardedDialogProps) {
  const { isDirty = false, isClosedByButtonOnly = false, onClose, children, ...dialog } = props;
  const [isAsking, setIsAsking] = useState(false);
  const typed = useRef(new Set<string>());
  const close = (_event: unknown, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (isClosedByButtonOnly) return;
    if (!isDirty && typed.current.size === 0) onClose();
    else if (reason === 'escapeKeyDown') setIsAsking(true);
  };
  return (
    <Dialog open onClose={close} fullWidth {...dialog}>
      <TypedFieldsContext value={typed}>{children}</TypedFieldsContext>
      <LazyConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="ui.form.discardTitle" />}
        text={<FormattedMessage id="ui.form.discardText" />}
        cancelLabel={<FormattedMessage id="ui.form.keepEditing" />}
        confirmLabel={<FormattedMessage id="ui.form.discard" />}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
