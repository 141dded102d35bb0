import { ConfirmDialog, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FoundDraft } from '../saving/draftStore.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { NewDraftsDialog } from './NewDraftsDialog.tsx';
import { restoreDraft } from './restoreDraft.ts';

/** Props of {@link DraftDialog}. */
export interface DraftDialogProps {
  readonly drafts: readonly FoundDraft[];
}

/** Offers the unsaved work of earlier visits. */
export function DraftDialog({ drafts }: DraftDialogProps) {
  const store = useBuilderStore();
  // A new package that is saved later is no reason to ask again.
  const [isNew] = useState(() => store.getState().document.epackId === undefined);
  const [first] = drafts;
  if (isNew) return <NewDraftsDialog drafts={drafts} />;
  return first && <SavedDraftDialog {...first} />;
}

/** Of a package that was saved before there is one draft: to go on with, or not. */
function SavedDraftDialog({ slot, draft }: FoundDraft) {
  const store = useBuilderStore();
  const format = useFormat();
  const [isOpen, setOpen] = useState(true);
  const restore = () => {
    store.dispatch(restoreDraft(draft));
    setOpen(false);
  };
  const discard = () => {
    const { drafts, reportError } = store.services;
    drafts.remove(slot).catch(reportError);
    setOpen(false);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={<FormattedMessage id="builder.draft.title" />}
      text={<FormattedMessage id="builder.draft.text" values={{ time: format.dateTime(draft.savedAtMs) }} />}
      cancelLabel={<FormattedMessage id="builder.draft.discard" />}
      confirmLabel={<FormattedMessage id="builder.draft.restore" />}
      onConfirm={restore}
      onCancel={discard}
    />
  );
}
