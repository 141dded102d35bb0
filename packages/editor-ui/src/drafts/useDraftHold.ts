import { useEffect } from 'react';
import { getDraftSlot } from '@vitrina/editor-core/store';

import { useEditorState } from '../store/hooks.ts';
import { holdDraft } from './draftLock.ts';

/** Keeps other tabs from offering the draft of what is being made in this one. */
export function useDraftHold(): void {
  const slot = useEditorState(({ document }) => getDraftSlot(document));
  useEffect(() => holdDraft(slot), [slot]);
}
