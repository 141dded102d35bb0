import type { DraftStore, FoundDraft } from '../store/draftStore.ts';

/** How long an unclaimed draft is kept, in ms. */
const keptForMs = 30 * 24 * 3_600_000;

/** Search for drafts: of a saved package, or of an author's packages that were never saved. */
export interface DraftSearch {
  readonly epackId: string | undefined;
  readonly author: string;
}

/** Finds drafts that no open tab is editing, newest first. */
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
