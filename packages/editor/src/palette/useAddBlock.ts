import type { BlockDefinition } from '@vitrina/block-kit';
import { useCallback } from 'react';
import { insertDraft } from '@vitrina/editor-core/edits';
import { newDraft } from '@vitrina/editor-core/palette';
import { getActiveKey, getActivePage, type EditorStore } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import type { PaletteMemoryActions } from './usePaletteMemory.ts';

/**
 * Returns a function that adds a new block after or inside the active component, or shows why it isn't allowed there.
 * While the page loads, the block is added once it has loaded.
 */
export function useAddBlock(memory: PaletteMemoryActions): (definition: BlockDefinition) => void {
  const store = useEditorStore();
  const texts = useBlockTexts();
  const { announce, refuse, notify } = useEditor();
  return useCallback(
    (definition) => {
      const name = texts.block(definition.key);
      const add = () => {
        const refusal = store.dispatch(insertDraft(newDraft(store, definition)));
        if (refusal) {
          refuse(refusal);
          return;
        }
        announce({ id: 'builder.announce.added', values: { name } });
        memory.noteUse(definition.key);
      };
      const { failedPage } = store.getState().view;
      if (hasPage(store)) add();
      else if (failedPage) notify({ id: 'builder.palette.noPage' });
      else {
        announce({ id: 'builder.palette.waits', values: { name } });
        whenLoaded(store, add);
      }
    },
    [store, texts, announce, refuse, notify, memory],
  );
}

function hasPage(store: EditorStore): boolean {
  return getActivePage(store.getState()) !== undefined;
}

/** Calls `onLoaded` once the page that is being loaded is there. Forgets it if loading fails, or another page is shown. */
function whenLoaded(store: EditorStore, onLoaded: () => void): void {
  const key = getActiveKey(store.getState());
  const stop = store.subscribe(() => {
    const state = store.getState();
    const isShown = getActiveKey(state) === key;
    if (isShown && !hasPage(store) && !state.view.failedPage) return;
    stop();
    if (isShown && hasPage(store)) onLoaded();
  });
}
