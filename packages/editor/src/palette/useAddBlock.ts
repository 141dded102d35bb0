import type { BlockDefinition } from '@vitrina/block-kit';
import { useCallback } from 'react';
import { insertDraft } from '@vitrina/editor-core/edits';
import { newDraft } from '@vitrina/editor-core/palette';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import type { PaletteMemoryActions } from './usePaletteMemory.ts';

/**
 * Returns a function that adds a new block after or inside the active component, or shows why it isn't
 * allowed there.
 */
export function useAddBlock(memory: PaletteMemoryActions): (definition: BlockDefinition) => void {
  const store = useEditorStore();
  const texts = useBlockTexts();
  const { announce, refuse } = useEditor();
  return useCallback(
    (definition) => {
      const refusal = store.dispatch(insertDraft(newDraft(store, definition)));
      if (refusal) {
        refuse(refusal);
        return;
      }
      announce({ id: 'builder.announce.added', values: { name: texts.block(definition.key) } });
      memory.noteUse(definition.key);
    },
    [store, texts, announce, refuse, memory],
  );
}
