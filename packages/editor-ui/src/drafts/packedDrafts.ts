import { promisifyRequest, type UseStore } from 'idb-keyval';
import { listPieceIds, packDraft, unpackDraft, type KeptDraft } from '@vitrina/editor-core/drafts';
import type { LocalDraft } from '@vitrina/editor-core/store';

/** Beside a draft, kept under its name, its pieces are kept under the name and their id. */
const pieceKey = (key: string, id: string) => [key, id];

/** The pieces of a draft. */
const piecesOf = (key: string) => IDBKeyRange.bound([key], [key, []]);

/**
 * Writes a draft in place of what was kept under its name: of its pieces those alone that are not there yet. All of it or
 * nothing.
 */
export function writeDraft(store: UseStore, key: string, draft: LocalDraft): Promise<void> {
  const { packed, pieces } = packDraft(draft);
  return store('readwrite', async (kept) => {
    kept.put(packed, key);
    const wanted = new Map(pieces.map(({ id, text }) => [id, text]));
    for (const known of (await promisifyRequest(kept.getAllKeys(piecesOf(key)))) as string[][]) {
      // What it no longer has goes, what stays is not written again.
      if (!wanted.delete(known[1] ?? '')) kept.delete(known);
    }
    for (const [id, text] of wanted) kept.put(text, pieceKey(key, id));
    return promisifyRequest(kept.transaction);
  });
}

/** Removes a draft with its pieces. */
export function removeDraft(store: UseStore, key: string): Promise<void> {
  return store('readwrite', (kept) => {
    kept.delete(key);
    kept.delete(piecesOf(key));
    return promisifyRequest(kept.transaction);
  });
}

/** The draft under a name, in one transaction: no other tab exchanges its pieces in between. */
export function readDraft(store: UseStore, key: string): Promise<LocalDraft | undefined> {
  return store('readonly', async (all) => {
    const kept = await promisifyRequest<KeptDraft | undefined>(all.get(key));
    if (kept === undefined) return undefined;
    const ids = listPieceIds(kept);
    const texts = await Promise.all(ids.map((id) => promisifyRequest<string>(all.get(pieceKey(key, id)))));
    return unpackDraft(kept, new Map(ids.map((id, at) => [id, texts[at] ?? ''])));
  });
}
