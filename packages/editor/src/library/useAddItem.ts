import { findMisplaced, insertItem, type LibraryItem, readItem } from '@vitrina/editor-core/library';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useRefusalText } from '@vitrina/editor-ui/texts';
import { toast } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/**
 * Returns a function that adds a linked copy to the page; false if it can't be there, which the user is told.
 *
 * @param onRefused - shows the reason where the user is looking. Default: a notification
 */
export function useAddItem(onRefused: (reason: string) => void = showNote): (item: LibraryItem) => boolean {
  const store = useEditorStore();
  const intl = useIntl();
  const { announce } = useEditor();
  const getRefusalText = useRefusalText();
  return useCallback(
    (item) => {
      const { name } = item;
      const problem = store.dispatch(insertItem(item));
      if (problem === undefined) {
        announce({ id: 'builder.announce.added', values: { name } });
        return true;
      }
      const reason =
        typeof problem === 'string' ? intl.formatMessage({ id: problem }) : getRefusalText(problem);
      const { rules } = store.services.catalogue;
      const isBroken = findMisplaced(readItem(item, rules), rules) !== undefined;
      onRefused(isBroken ? intl.formatMessage({ id: 'builder.library.broken' }, { name, reason }) : reason);
      return false;
    },
    [store, intl, announce, getRefusalText, onRefused],
  );
}

function showNote(text: string): void {
  toast.note({ text });
}
