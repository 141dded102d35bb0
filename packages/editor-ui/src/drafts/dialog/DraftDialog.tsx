import { ConfirmDialog, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import type { FoundDraft } from '@vitrina/editor-core/store';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { NewDraftsDialog } from '../NewDraftsDialog.tsx';
import { useOfferedDrafts } from '../useOfferedDrafts.ts';

/** Props of {@link DraftDialog}. */
export interface DraftDialogProps {
  readonly drafts: readonly FoundDraft[];
}

/** Offers the unsaved drafts of earlier visits. */
export function DraftDialog({ drafts }: DraftDialogProps) {
  const store = useEditorStore();
  // Keeps the initial value, so that the first save of a new package doesn't show the dialog again.
  const [isNew] = useState(() => store.getState().document.epackId === undefined);
  return isNew ? <NewDraftsDialog drafts={drafts} /> : <SavedDraftDialog drafts={drafts} />;
}

/** Offers the drafts of a saved package one by one, to restore or discard. */
function SavedDraftDialog({ drafts }: DraftDialogProps) {
  const format = useFormat();
  const { offered, restore, discard, close } = useOfferedDrafts(drafts);
  const [first] = offered;
  if (!first) return null;
  const time = format.dateTime(first.draft.savedAtMs);
  return (
    <ConfirmDialog
      key={first.slot}
      open
      title={<FormattedMessage id="builder.draft.title" />}
      text={<FormattedMessage id="builder.draft.text" values={{ time }} />}
      cancelLabel={<FormattedMessage id="builder.draft.discard" />}
      confirmLabel={<FormattedMessage id="builder.draft.restore" />}
      harmless="confirm"
      onConfirm={() => void restore(first)}
      onCancel={() => discard(first)}
      onClose={close}
    />
  );
}
