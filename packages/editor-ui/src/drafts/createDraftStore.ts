import { createStore, keys } from 'idb-keyval';
import { newDraftPrefix, type DraftStore } from '@vitrina/editor-core/store';

import { listHeldDrafts } from './draftLock.ts';

/** Loads the code that reads and writes drafts. Opening a package without drafts doesn't wait for it. */
export const loadPackedDrafts = () => import('./packedDrafts.ts');

/**
 * Creates a store for drafts in this browser's IndexedDB.
 *
 * @param newKey - key of drafts of packages that were never saved, unique per builder. Default: `new`
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
      // Keys of pieces are arrays.
      const names = (await keys(store)).filter((key) => typeof key === 'string');
      const found = names.filter(isWanted).map(async (key) => {
        const draft = await (await loadPackedDrafts()).readDraft(store, key);
        // Another tab might have removed the draft in the meantime.
        return draft ? [{ slot: toSlot(key), draft }] : [];
      });
      return (await Promise.all(found)).flat();
    },
    write: async (slot, draft) => (await loadPackedDrafts()).writeDraft(store, toKey(slot), draft),
    remove: async (slot) => (await loadPackedDrafts()).removeDraft(store, toKey(slot)),
    listHeld: listHeldDrafts,
  };
}
