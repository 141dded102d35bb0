import { useEffect } from 'react';
import { saveEpack } from '@vitrina/editor-core/saving';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/** Delay before a save is retried, in ms. A server restart fires no browser event. */
const tryAgainAfterMs = 10_000;

/** Retries a save that failed without a connection, as soon as the connection returns. */
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
