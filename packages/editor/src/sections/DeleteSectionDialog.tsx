import Alert from '@mui/material/Alert';
import { ConfirmDialog, FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { type SectionKind, deleteActiveSection } from '@vitrina/editor-core/sections';
import { useEditorState } from '@vitrina/editor-ui/store';

import { useSectionTask } from './useSectionTask.ts';

interface DeleteSectionDialogProps {
  readonly kind: SectionKind;
  readonly onClose: () => void;
}

/** Renders the confirmation before deleting the locale, template or page in view. */
export function DeleteSectionDialog({ kind, onClose }: DeleteSectionDialogProps) {
  const name = useEditorState((state) => state.document.active[kind]);
  const task = useSectionTask(onClose);
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage id={`builder.section.${kind}.delete.title`} values={{ name }} />}
      text={
        <>
          <FormattedMessage id={`builder.section.${kind}.delete.text`} />
          {task.problem !== undefined && <Alert severity="error">{task.problem}</Alert>}
          <FailureAlert failure={task.error} />
        </>
      }
      confirmLabel={<FormattedMessage id={`builder.section.${kind}.delete`} values={{ name }} />}
      isDestructive
      isBusy={task.isPending}
      onConfirm={() => task.run(deleteActiveSection(kind))}
      onCancel={onClose}
    />
  );
}
