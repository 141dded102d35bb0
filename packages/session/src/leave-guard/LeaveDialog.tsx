import { ConfirmDialog, FormattedMessage } from '@vitrina/ui-kit';

/** Prefix of the ids of a question's title, text and button. */
export type LeaveWords = LabelPrefix<'leave'> & LabelPrefix<'text'> & LabelPrefix<'title'>;

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** What the ids of its title, its text and its button to leave begin with; by default it asks of unsaved edits. */
  readonly words?: LeaveWords | undefined;
}

/** Asks whether to stay or to leave without saving. */
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
