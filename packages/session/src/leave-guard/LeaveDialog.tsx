import { ConfirmDialog } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** Where it is not of unsaved edits: what is asked instead. */
  readonly question?: LeaveQuestion | undefined;
}

/** The words of another question than that of unsaved edits. */
export interface LeaveQuestion {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** On the button that leaves. */
  readonly leave: ReactNode;
}

/** Asks whether to stay or to leave without saving. */
export function LeaveDialog({ open, onStay, onLeave, question }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={question?.title ?? <FormattedMessage id="session.leave.title" />}
      text={question?.text ?? <FormattedMessage id="session.leave.text" />}
      cancelLabel={<FormattedMessage id="session.leave.stay" />}
      confirmLabel={question?.leave ?? <FormattedMessage id="session.leave.leave" />}
      isDestructive
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
