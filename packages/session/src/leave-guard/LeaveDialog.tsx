import { ConfirmDialog } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether to stay or to leave without saving. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="session.leave.title" />}
      text={<FormattedMessage id="session.leave.text" />}
      cancelLabel={<FormattedMessage id="session.leave.stay" />}
      confirmLabel={<FormattedMessage id="session.leave.leave" />}
      isDestructive
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
