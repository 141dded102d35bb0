import type { DraftStore, LocalDraft } from '../store/draftStore.ts';

/** Returns a draft store that lasts as long as the process, for scripts and tests. */
export function createMemoryDrafts(): DraftStore & { readonly drafts: Map<string, LocalDraft> } {
  const drafts = new Map<string, LocalDraft>();
  return {
    drafts,
    read: (id) => Promise.resolve(drafts.get(id)),
    list: (epackId = 'new') =>
      Promise.resolve(
        [...drafts].flatMap(([slot, draft]) => (slot.split(' ')[0] === epackId ? [{ slot, draft }] : [])),
      ),
    write: (id, draft) => Promise.resolve(void drafts.set(id, draft)),
    remove: (id) => Promise.resolve(void drafts.delete(id)),
    listHeld: () => Promise.resolve(new Set()),
  };
}
