import { getActiveId } from '@vitrina/editor-core/store';
import { useEffect } from 'react';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useEditorState } from '../../store/hooks.ts';
import { findBlockId, type CanvasSurface } from '../../surface/canvasSurface.ts';
import { setOpen } from './pressOwnControl.ts';
import { revealPanel, revealTab } from './tabs.ts';

/** Opens the accordions and tabs around the active component, so that what was selected in the layers is visible. */
export function useOpenedParts(surface: CanvasSurface): void {
  const store = useEditorStore();
  const activeId = useEditorState(getActiveId);
  useEffect(() => {
    const block = activeId === undefined ? undefined : surface.findBlock(activeId);
    for (let at = block; at; at = at.parentElement ?? undefined) {
      if (at.matches('[data-tab-content][hidden]')) revealTab(at);
      if (at.matches('[data-panels]>[hidden]')) revealPanel(at);
      const id = findBlockId(at);
      if (at !== block && at.matches('details[data-block]:not([open])') && id !== undefined)
        setOpen(store, id, true);
    }
    surface.layout.raise();
  }, [store, surface, activeId]);
}
