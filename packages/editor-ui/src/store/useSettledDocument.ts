import { useEffect, useState } from 'react';
import type { DocumentState } from '@vitrina/editor-core/store';

import { useEditorStore } from './EditorStoreProvider.tsx';

/** Pause after an edit before the document is read again, in ms, so that typing triggers no recounts. */
const lookAfterMs = 500;

/** Returns the document as of the last pause in editing, for computations over whole pages. */
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
