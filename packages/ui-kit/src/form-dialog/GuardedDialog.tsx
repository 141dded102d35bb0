import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useRef, useState } from 'react';
import { FormattedMessage } from '../messages/FormattedMessage.tsx';

import { LazyConfirmDialog } from '../confirm-dialog/LazyConfirmDialog.tsx';
import { TypedFieldsContext } from './keepsTyped.ts';

/** Props of {@link GuardedDialog}. */
export interface GuardedDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Whether closing would lose typed values. Content of the dialog can say so with `useKeepsTyped` instead. */
  isDirty?: boolean;
  /** Whether Escape and a click outside do nothing, because closing means more than discarding typed values. */
  isClosedByButtonOnly?: boolean;
  /** Called without a question by the buttons of the dialog. */
  onClose: () => void;
}

/**
 * A dialog that loses no typed values. Escape asks before they are lost; a click outside, easily made by mistake, keeps
 * them.
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
