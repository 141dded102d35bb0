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

/** Offers the unsaved work of earlier visits. */
export function DraftDialog({ drafts }: DraftDialogProps) {
  const store = useEditorStore();
  // A new package that is saved later is no reason to ask again.
  const [isNew] = useState(() => store.getState().document.epackId === undefined);
  return isNew ? <NewDraftsDialog drafts={drafts} /> : <SavedDraftDialog drafts={drafts} />;
}

/** Of a package that was saved before, each draft in turn: to go on with, or not. */
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
