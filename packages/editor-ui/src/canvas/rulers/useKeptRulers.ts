import { viewActions } from '@vitrina/editor-core/store';
import { useSession } from '@vitrina/session';
import { useEffect } from 'react';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';

/** Keeps for the signed-in user in this browser whether rulers are shown. */
export function useKeptRulers(): void {
  const { profile } = useSession();
  const store = useEditorStore();
  const storageKey = `builder.rulers.${profile?.id ?? ''}`;
  useEffect(() => {
    const read = () => localStorage.getItem(storageKey) === 'shown';
    const isShown = () => store.getState().view.areRulersShown;
    if (read() !== isShown()) store.dispatch(viewActions.rulersToggled());
    return store.subscribe(() => {
      if (read() !== isShown()) localStorage.setItem(storageKey, isShown() ? 'shown' : 'hidden');
    });
  }, [store, storageKey]);
}
