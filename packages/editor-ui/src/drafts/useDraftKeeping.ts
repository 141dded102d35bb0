import { useEffect } from 'react';
import { toDraft } from '@vitrina/editor-core/drafts';
import { getDraftSlot, type EditorStore, type DocumentState, isUnsaved } from '@vitrina/editor-core/store';

import { loadPackedDrafts } from './createDraftStore.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useDraftHold } from './useDraftHold.ts';

/**
 * Time from an edit to the write of the draft, in ms. Further edits don't extend it, so a crash loses at most
 * this much work.
 */
const writeAfterMs = 1000;

/** Saves unsaved work to this browser, so that it survives a crash of the tab or browser. */
export function useDraftKeeping(): void {
  const store = useEditorStore();
  useDraftHold();
  useEffect(() => {
    // Preloads the code, so that drafts also work if the connection is lost before the first edit. A failed
    // load is retried on the next write.
    loadPackedDrafts().catch(() => undefined);
    let written: DocumentState | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { document } = store.getState();
      if (document === written || !isUnsaved(document)) return;
      written = document;
      writeDraft(store, document).catch(store.services.reportError);
    };
    const plan = () => {
      if (store.getState().document !== written) timer ??= setTimeout(write, writeAfterMs);
    };
    // Edits made before this effect ran are written immediately.
    write();
    const stop = store.subscribe(plan);
    // A hidden tab might be closed without further events.
    const onHide = () => document.visibilityState === 'hidden' && write();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [store]);
}

async function writeDraft(store: EditorStore, document: DocumentState): Promise<void> {
  const { catalogue, drafts, now } = store.services;
  await drafts.write(getDraftSlot(document), toDraft(document, catalogue.rules, now()));
}
