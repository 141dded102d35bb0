import { insertSections } from '@vitrina/editor-core/edits';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import type { ComponentDraft } from '@vitrina/epack-model';
import { useCallback } from 'react';

/** Returns a function that adds a design to the page; false if it can't be there, which the user is told. */
export function useAddDesign(): (drafts: readonly ComponentDraft[], name: string) => boolean {
  const store = useEditorStore();
  const { announce, refuse } = useEditor();
  return useCallback(
    (drafts, name) => {
      const refusal = store.dispatch(insertSections(drafts));
      if (refusal) {
        refuse(refusal);
        return false;
      }
      announce({ id: 'builder.announce.added', values: { name } });
      return true;
    },
    [store, announce, refuse],
  );
}
