import { useState } from 'react';
import { restoreDraft } from '@vitrina/editor-core/drafts';
import type { FoundDraft } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { listHeldDrafts } from './draftLock.ts';

/** Drafts of earlier visits that the user can restore. */
export interface OfferedDrafts {
  readonly offered: readonly FoundDraft[];
  /** Restores a draft. Keeps the other drafts for another visit. */
  readonly restore: (found: FoundDraft) => Promise<void>;
  /** Deletes a draft. */
  readonly discard: (found: FoundDraft) => void;
  /** Closes the offer and keeps all drafts. */
  readonly close: () => void;
}

/** Offers drafts until one is restored or none is left. */
export function useOfferedDrafts(found: readonly FoundDraft[]): OfferedDrafts {
  const store = useEditorStore();
  const [offered, setOffered] = useState(found);
  const takeOff = (slot: string) => setOffered((before) => before.filter((each) => each.slot !== slot));
  const close = () => setOffered([]);
  return {
    offered,
    close,
    async restore(draft) {
      // Another tab might have restored the draft in the meantime.
      if ((await listHeldDrafts()).has(draft.slot)) return takeOff(draft.slot);
      store.dispatch(restoreDraft(draft));
      close();
    },
    discard({ slot }) {
      const { drafts, reportError } = store.services;
      drafts.remove(slot).catch(reportError);
      takeOff(slot);
    },
  };
}
