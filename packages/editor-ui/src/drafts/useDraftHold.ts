import { useEffect } from 'react';
import { getDraftSlot } from '@vitrina/editor-core/store';

import { useEditorState } from '../store/hooks.ts';
import { holdDraft } from './draftLock.ts';

/** Keeps other tabs from offering the draft of the package open in this tab. */
export function useDraftHold(): void {
  const slot = useEditorState(({ document }) => getDraftSlot(document));
  useEffect(() => holdDraft(slot), [slot]);
}
