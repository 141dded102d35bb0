import { reportPasteProblem } from '@vitrina/editor-core/commands';
import { insertItem, type LibraryItem } from '@vitrina/editor-core/library';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useCallback } from 'react';

/** Returns a function that adds a linked copy to the page; false if it can't be there, which the user is told. */
export function useAddItem(): (item: LibraryItem) => boolean {
  const store = useEditorStore();
  const { announce, refuse, notify } = useEditor();
  return useCallback(
    (item) => {
      const problem = store.dispatch(insertItem(item));
      if (problem !== undefined) {
        reportPasteProblem(problem, { refuse, notify });
        return false;
      }
      announce({ id: 'builder.announce.added', values: { name: item.name } });
      return true;
    },
    [store, announce, refuse, notify],
  );
}
