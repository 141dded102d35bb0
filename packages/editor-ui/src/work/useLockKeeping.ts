import { useSession } from '@vitrina/session';
import { useEffect, useRef } from 'react';
import { viewActions, readLocks, writeLocks } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/**
 * Stores the locks of a package for the signed-in user in this browser. A lock protects a user from their own
 * mistakes. It isn't part of the package: it doesn't make the package unsaved and doesn't block colleagues.
 * The locks of a new package are stored from its first save on.
 */
export function useLockKeeping(): void {
  const { profile } = useSession();
  const store = useEditorStore();
  const epackId = useEditorState((state) => state.document.epackId);
  const locks = useEditorState((state) => state.view.locks);
  const readFor = useRef<string>(undefined);
  const storageKey = epackId && `builder.locks.${profile?.id ?? ''}.${epackId}`;

  useEffect(() => {
    if (storageKey === undefined || readFor.current === storageKey) return;
    readFor.current = storageKey;
    const stored = readLocks(localStorage.getItem(storageKey));
    // Keeps locks that were set before the first save.
    if (Object.keys(stored).length > 0) store.dispatch(viewActions.locksRead(stored));
  }, [store, storageKey]);

  useEffect(() => {
    if (storageKey === undefined || readFor.current !== storageKey) return;
    const text = writeLocks(locks);
    if (text === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  }, [locks, storageKey]);
}
