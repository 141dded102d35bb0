import { useEffect, useState } from 'react';
import type { DocumentState } from '@vitrina/editor-core/store';

import { useEditorStore } from './EditorStoreProvider.tsx';

/** How long after an edit the document is looked at again, in ms: while somebody types nothing is counted. */
const lookAfterMs = 500;

/** The document as it was when edits last paused, for what is counted over whole pages. */
export function useSettledDocument(): DocumentState {
  const store = useEditorStore();
  const [settled, setSettled] = useState(() => store.getState().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: DocumentState | undefined;
    const stop = store.subscribe(() => {
      const { document } = store.getState();
      if (document === seen) return;
      seen = document;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(document), lookAfterMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return settled;
}
