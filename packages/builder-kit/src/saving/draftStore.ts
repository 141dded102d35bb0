import type { EpackStructure, PageRevision } from '@vitrina/api-client/contract';
import { createStore, keys } from 'idb-keyval';

import type { DocumentState, RemovedSection } from '../store/documentState.ts';

type DraftOwner = Pick<DocumentState, 'epackId' | 'epack' | 'visit'>;

/**
 * Names the draft of a package: by its id and the visit, so that two tabs have a draft each, or by the name it was born with
 * where it was never saved.
 */
export function getDraftSlot({ epackId, epack, visit }: DraftOwner): string {
  if (epackId === undefined) return newPrefix + epack.manifest.packageID;
  // Drafts of older versions were kept by the id alone.
  return visit === '' ? epackId : `${epackId} ${visit}`;
}

/** The visit that left a draft of a saved package; empty for drafts of older versions. */
export function getVisit(slot: string): string {
  return slot.split(' ')[1] ?? '';
}

const newPrefix = 'new ';

/** Unsaved work as it is kept in this browser: what a save would have sent. */
export interface LocalDraft {
  readonly savedAtMs: number;
  readonly structure: EpackStructure;
  /** What the pages were based on, so that a save from the draft still meets a conflict. */
  readonly revisions: readonly PageRevision[];
  /** The same for the package's own data; drafts of older versions do not say. */
  readonly dataRevision?: number | undefined;
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
  /** The drafts of a package, one for each visit that left one; of all that were never saved where it has no id. In no order. */
  list(epackId: string | undefined): Promise<readonly FoundDraft[]>;
  write(slot: string, draft: LocalDraft): Promise<void>;
  remove(slot: string): Promise<void>;
}

/** Loads what reads and writes drafts: whoever opens a package that left none does not wait for it. */
export const loadPackedDrafts = () => import('./packedDrafts.ts');

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
  const toSlot = (key: string) => (key.startsWith(ownPrefix) ? newPrefix + key.slice(ownPrefix.length) : key);
  return {
    read: async (slot) => (await loadPackedDrafts()).readDraft(store, toKey(slot)),
    async list(epackId) {
      const isWanted = (key: string) =>
        epackId === undefined ? key.startsWith(ownPrefix) : key === epackId || key.startsWith(`${epackId} `);
      // The keys of pieces are no texts.
      const names = (await keys(store)).filter((key) => typeof key === 'string');
      const found = names.filter(isWanted).map(async (key) => {
        const draft = await (await loadPackedDrafts()).readDraft(store, key);
        // Another tab may have removed it in between.
        return draft ? [{ slot: toSlot(key), draft }] : [];
      });
      return (await Promise.all(found)).flat();
    },
    write: async (slot, draft) => (await loadPackedDrafts()).writeDraft(store, toKey(slot), draft),
    remove: async (slot) => (await loadPackedDrafts()).removeDraft(store, toKey(slot)),
  };
}
