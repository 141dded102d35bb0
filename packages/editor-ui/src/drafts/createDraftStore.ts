import { createStore, keys } from 'idb-keyval';
import { newDraftPrefix, type DraftStore } from '@vitrina/editor-core/store';

import { listHeldDrafts } from './draftLock.ts';

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
    slot.startsWith(newDraftPrefix) ? ownPrefix + slot.slice(newDraftPrefix.length) : slot;
  const toSlot = (key: string) =>
    key.startsWith(ownPrefix) ? newDraftPrefix + key.slice(ownPrefix.length) : key;
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
    listHeld: listHeldDrafts,
  };
}
