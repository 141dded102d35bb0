import { promisifyRequest, type UseStore } from 'idb-keyval';
import { listPieceIds, packDraft, unpackDraft, type KeptDraft } from '@vitrina/editor-core/drafts';
import type { LocalDraft } from '@vitrina/editor-core/store';

/**
 * Key of a draft's piece: the name of the draft and the ID of the piece. The draft itself is stored under its
 * name.
 */
const pieceKey = (key: string, id: string) => [key, id];

/** Range of the keys of all pieces of a draft. */
const piecesOf = (key: string) => IDBKeyRange.bound([key], [key, []]);

/**
 * Replaces the draft stored under a name in one transaction. Writes only the pieces that aren't stored yet.
 */
export function writeDraft(store: UseStore, key: string, draft: LocalDraft): Promise<void> {
  const { packed, pieces } = packDraft(draft);
  return store('readwrite', async (kept) => {
    kept.put(packed, key);
    const wanted = new Map(pieces.map(({ id, text }) => [id, text]));
    for (const known of (await promisifyRequest(kept.getAllKeys(piecesOf(key)))) as string[][]) {
      // Deletes the pieces the draft no longer uses. Pieces that are still used aren't written again.
      if (!wanted.delete(known[1] ?? '')) kept.delete(known);
    }
    for (const [id, text] of wanted) kept.put(text, pieceKey(key, id));
    return promisifyRequest(kept.transaction);
  });
}

/** Removes a draft and its pieces. */
export function removeDraft(store: UseStore, key: string): Promise<void> {
  return store('readwrite', (kept) => {
    kept.delete(key);
    kept.delete(piecesOf(key));
    return promisifyRequest(kept.transaction);
  });
}

/** Reads a draft in one transaction, so another tab can't replace its pieces halfway. */
export function readDraft(store: UseStore, key: string): Promise<LocalDraft | undefined> {
  return store('readonly', async (all) => {
    const kept = await promisifyRequest<KeptDraft | undefined>(all.get(key));
    if (kept === undefined) return undefined;
    const ids = listPieceIds(kept);
    const texts = await Promise.all(ids.map((id) => promisifyRequest<string>(all.get(pieceKey(key, id)))));
    return unpackDraft(kept, new Map(ids.map((id, at) => [id, texts[at] ?? ''])));
  });
}
