import { useState } from 'react';
import { restoreDraft } from '@vitrina/editor-core/drafts';
import type { FoundDraft } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { listHeldDrafts } from './draftLock.ts';

/** Unsaved work of earlier visits that may be taken up. */
export interface OfferedDrafts {
  readonly offered: readonly FoundDraft[];
  /** Goes on with one; the others are kept for another visit. */
  readonly restore: (found: FoundDraft) => Promise<void>;
  /** Deletes one. */
  readonly discard: (found: FoundDraft) => void;
  /** Offers nothing more, and keeps everything. */
  readonly close: () => void;
}

/** Offers drafts until one is taken up or none is left. */
export function useOfferedDrafts(found: readonly FoundDraft[]): OfferedDrafts {
  const store = useEditorStore();
  const [offered, setOffered] = useState(found);
  const takeOff = (slot: string) => setOffered((before) => before.filter((each) => each.slot !== slot));
  const close = () => setOffered([]);
  return {
    offered,
    close,
    async restore(draft) {
      // Meanwhile another tab may have taken it up.
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
