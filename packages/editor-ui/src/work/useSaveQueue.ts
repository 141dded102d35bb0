import { useEffect } from 'react';
import { saveEpack } from '@vitrina/editor-core/saving';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/** How long a save waits before it tries again by itself, in ms: a server that restarts raises no event here. */
const tryAgainAfterMs = 10_000;

/** Sends a save that found no connection, as soon as there is one again. */
export function useSaveQueue(): void {
  const store = useEditorStore();
  const isWaiting = useEditorState((state) => state.saving.status === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = () => void store.dispatch(saveEpack());
    const timer = setTimeout(send, tryAgainAfterMs);
    addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  }, [store, isWaiting]);
}
