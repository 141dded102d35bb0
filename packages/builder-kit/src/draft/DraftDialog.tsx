import { ConfirmDialog, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { newDraftId, type LocalDraft } from '../saving/draftStore.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { restoreDraft } from './restoreDraft.ts';

/** Props of {@link DraftDialog}. */
export interface DraftDialogProps {
  readonly draft: LocalDraft;
}

/** Offers the unsaved work of an earlier visit. */
export function DraftDialog({ draft }: DraftDialogProps) {
  const store = useBuilderStore();
  const format = useFormat();
  const [isOpen, setOpen] = useState(true);
  const restore = () => {
    store.dispatch(restoreDraft(draft));
    setOpen(false);
  };
  const discard = () => {
    const { drafts, reportError } = store.services;
    drafts.remove(store.getState().document.epackId ?? newDraftId).catch(reportError);
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
