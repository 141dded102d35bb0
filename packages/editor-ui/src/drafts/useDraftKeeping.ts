import { useEffect } from 'react';
import { toDraft } from '@vitrina/editor-core/drafts';
import { getDraftSlot, type EditorStore, type DocumentState, isUnsaved } from '@vitrina/editor-core/store';

import { loadPackedDrafts } from './createDraftStore.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useDraftHold } from './useDraftHold.ts';

/** How long after an edit the draft is written, in ms, however many more follow: a crash takes no more than that. */
const writeAfterMs = 1000;

/** Keeps a copy of unsaved work in this browser, through a crash of tab or browser. */
export function useDraftKeeping(): void {
  const store = useEditorStore();
  useDraftHold();
  useEffect(() => {
    // Who loses the connection before the first edit has it then. What fails is asked for again.
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
    // What was edited before this came has waited long enough.
    write();
    const stop = store.subscribe(plan);
    // The tab may never come back once it is hidden.
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
