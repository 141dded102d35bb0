import type { DraftStore, FoundDraft } from '../saving/draftStore.ts';
import { listHeldDrafts } from './draftLock.ts';

/** How long a draft nobody takes up is kept. */
const keptForMs = 30 * 24 * 3_600_000;

/** Packages of this author that were never saved and that no tab works on, the latest first. */
export async function findNewDrafts(
  drafts: DraftStore,
  author: string,
  nowMs: number,
): Promise<readonly FoundDraft[]> {
  const [found, held] = await Promise.all([drafts.listNew(), listHeldDrafts()]);
  const isOld = ({ draft }: FoundDraft) => nowMs - draft.savedAtMs > keptForMs;
  await Promise.all(found.filter(isOld).map(({ slot }) => drafts.remove(slot)));
  return found
    .filter((each) => !isOld(each) && !held.has(each.slot))
    .filter(({ draft }) => draft.structure.epackData.manifest.author === author)
    .toSorted((one, other) => other.draft.savedAtMs - one.draft.savedAtMs);
}
