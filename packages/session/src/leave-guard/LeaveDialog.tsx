import { ConfirmDialog } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /**
   * The prefix of the message ids of the title, the text and the leave button. Default: messages about
   * unsaved edits.
   */
  readonly words?: string | undefined;
}

/** Asks whether to stay, or to leave without saving. */
export function LeaveDialog({ open, onStay, onLeave, words = 'session.leave' }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id={`${words}.title`} />}
      text={<FormattedMessage id={`${words}.text`} />}
      cancelLabel={<FormattedMessage id="session.leave.stay" />}
      confirmLabel={<FormattedMessage id={`${words}.leave`} />}
      isDestructive
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
