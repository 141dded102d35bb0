import type { EpackStructure, PageRevision } from '@vitrina/api-client/contract';
import { createStore, del, get, set } from 'idb-keyval';

import type { RemovedSection } from '../store/documentState.ts';

/** Where the draft of a package that was never saved is kept. */
export const newDraftId = 'new';

/** Unsaved work as it is kept in this browser: what a save would have sent. */
export interface LocalDraft {
  readonly savedAtMs: number;
  readonly structure: EpackStructure;
  /** What the pages were based on, so that a save from the draft still meets a conflict. */
  readonly revisions: readonly PageRevision[];
  /** What a save would have taken off the server; drafts of older versions do not say. */
  readonly removedSections?: readonly RemovedSection[];
}

/** Keeps unsaved work through a crash of tab or browser. */
export interface DraftStore {
  read(epackId: string): Promise<LocalDraft | undefined>;
  write(epackId: string, draft: LocalDraft): Promise<void>;
  remove(epackId: string): Promise<void>;
}

/** Drafts in this browser's IndexedDB. */
export function createDraftStore(): DraftStore {
  const store = createStore('vitrina-drafts', 'drafts');
  return {
    read: (epackId) => get<LocalDraft>(epackId, store),
    write: (epackId, draft) => set(epackId, draft, store),
    remove: (epackId) => del(epackId, store),
  };
}
