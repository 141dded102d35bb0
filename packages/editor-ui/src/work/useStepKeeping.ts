import { useCallback, useEffect, useRef } from 'react';
import { type EditorThunk, getActiveKey, getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

const importSteps = () => import('@vitrina/editor-core/kept-steps');

type Steps = Awaited<ReturnType<typeof importSteps>>;

/** Continues the history of earlier visits on the page in view, and keeps that of each save for later ones. */
export function useStepKeeping(): void {
  const store = useEditorStore();
  const key = useEditorState(getActiveKey);
  const isLoaded = useEditorState((state) => getActivePage(state) !== undefined);
  const epackId = useEditorState((state) => state.document.epackId);
  const revisions = useEditorState((state) => state.document.revisions);
  // One call at a time: each continues what the one before it left on the server.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = useCallback(
    (choose: (steps: Steps) => EditorThunk<Promise<void>>) => {
      last.current = Promise.all([importSteps(), last.current]).then(
        ([steps]) => store.dispatch(choose(steps)),
        store.services.reportError,
      );
    },
    [store],
  );
  useEffect(() => {
    if (isLoaded && epackId !== undefined) enqueue(({ loadSteps }) => loadSteps(key));
  }, [enqueue, key, isLoaded, epackId]);
  useEffect(() => {
    if (Object.keys(store.getState().document.history).length > 0) enqueue(({ keepSteps }) => keepSteps());
  }, [enqueue, store, revisions]);
}
