import type { DraftStore, FoundDraft } from '../store/draftStore.ts';

/** How long a draft nobody takes up is kept. */
const keptForMs = 30 * 24 * 3_600_000;

/** Whose drafts are looked for: of a saved package, or an author's that were never saved. */
export interface DraftSearch {
  readonly epackId: string | undefined;
  readonly author: string;
}

/** Unsaved work that no tab is busy with, the latest first. */
export async function findDrafts(
  drafts: DraftStore,
  { epackId, author }: DraftSearch,
  nowMs: number,
): Promise<readonly FoundDraft[]> {
  const [found, held] = await Promise.all([drafts.list(epackId), drafts.listHeld()]);
  const isOld = ({ draft }: FoundDraft) => nowMs - draft.savedAtMs > keptForMs;
  await Promise.all(found.filter(isOld).map(({ slot }) => drafts.remove(slot)));
  return found
    .filter((each) => !isOld(each) && !held.has(each.slot))
    .filter(({ draft }) => epackId !== undefined || draft.structure.epackData.manifest.author === author)
    .toSorted((one, other) => other.draft.savedAtMs - one.draft.savedAtMs);
}
