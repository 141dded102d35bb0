import { ConfirmDialog, FormattedMessage } from '@vitrina/ui-kit';

/** Prefix of the ids of a question's title, text and button. */
export type LeaveWords = LabelPrefix<'leave'> & LabelPrefix<'text'> & LabelPrefix<'title'>;

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /**
   * The prefix of the message ids of the title, the text and the leave button. Default: messages about
   * unsaved edits.
   */
  readonly words?: LeaveWords | undefined;
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
