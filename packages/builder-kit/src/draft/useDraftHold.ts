import { useEffect } from 'react';

import { getDraftSlot } from '../saving/draftStore.ts';
import { useBuilder } from '../store/hooks.ts';
import { holdDraft } from './draftLock.ts';

/** Keeps other tabs from offering the draft of what is being made in this one. */
export function useDraftHold(): void {
  const slot = useBuilder(({ document }) => getDraftSlot(document));
  useEffect(() => holdDraft(slot), [slot]);
}
