import type { EpackStructure, PageRevision } from '@vitrina/api-client/contract';
import { createStore, del, get, getMany, keys, set } from 'idb-keyval';

import type { DocumentState, RemovedSection } from '../store/documentState.ts';
import { packDraft, unpackDraft, type PackedDraft } from './packDraft.ts';

/**
 * Names the draft of a package: by its id, or by the name it was born with where it was never saved, so that two new ones
 * have a draft each.
 */
export function getDraftSlot({ epackId, epack }: Pick<DocumentState, 'epackId' | 'epack'>): string {
  return epackId ?? newPrefix + epack.manifest.packageID;
}

const newPrefix = 'new ';

/** Unsaved work as it is kept in this browser: what a save would have sent. */
export interface LocalDraft {
  readonly savedAtMs: number;
  readonly structure: EpackStructure;
  /** What the pages were based on, so that a save from the draft still meets a conflict. */
  readonly revisions: readonly PageRevision[];
  /** What a save would have taken off the server; drafts of older versions do not say. */
  readonly removedSections?: readonly RemovedSection[];
}

/** A draft with its name. */
export interface FoundDraft {
  readonly slot: string;
  readonly draft: LocalDraft;
}

/** Keeps unsaved work through a crash of tab or browser. */
export interface DraftStore {
  read(slot: string): Promise<LocalDraft | undefined>;
  /** Drafts of packages that were never saved, in no order. */
  listNew(): Promise<readonly FoundDraft[]>;
  write(slot: string, draft: LocalDraft): Promise<void>;
  remove(slot: string): Promise<void>;
}

/**
 * Drafts in this browser's IndexedDB.
 *
 * @param newKey - what drafts of packages that were never saved are kept under; each builder has one of its own
 */
export function createDraftStore(newKey = 'new'): DraftStore {
  const store = createStore('vitrina-drafts', 'drafts');
  const ownPrefix = `${newKey} of `;
  const toKey = (slot: string) =>
    slot.startsWith(newPrefix) ? ownPrefix + slot.slice(newPrefix.length) : slot;
  return {
    async read(slot) {
      const kept = await get<LocalDraft | PackedDraft>(toKey(slot), store);
      return kept && unpackDraft(kept);
    },
    async listNew() {
      const own = (await keys<string>(store)).filter((key) => key.startsWith(ownPrefix));
      const found = await getMany<LocalDraft | PackedDraft | undefined>(own, store);
      // Another tab may have removed one in between.
      return own.flatMap((key, index) => {
        const kept = found[index];
        const slot = newPrefix + key.slice(ownPrefix.length);
        return kept === undefined ? [] : [{ slot, draft: unpackDraft(kept) }];
      });
    },
    write: (slot, draft) => set(toKey(slot), packDraft(draft), store),
    remove: (slot) => del(toKey(slot), store),
  };
}
