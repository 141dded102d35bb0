import { saveEpack, savePage, type BlockRules, type PageKey } from '@vitrina/epack-model';

import type { DocumentState } from '../store/documentState.ts';
import { toSortedJson } from '../merge/toSortedJson.ts';

/*
 * What the server has may be of this side, by a save that had no answer. Compared as it travels: what is loaded is not all that
 * was sent.
 */

/** Whether a page as the server has it was sent from here without an answer. */
export function isOwnPage(
  { unanswered }: DocumentState,
  key: PageKey,
  theirs: readonly object[],
  rules: BlockRules,
): boolean {
  const wanted = toSortedJson(theirs);
  return unanswered.some(({ pages: { [key]: page } }) => {
    return page && toSortedJson(savePage(page, rules).components) === wanted;
  });
}

/** Whether a package's own data as the server has it was sent from here without an answer. */
export function isOwnData({ unanswered }: DocumentState, theirs: object, rules: BlockRules): boolean {
  const wanted = toComparable(theirs);
  return unanswered.some((sent) => toComparable(saveEpack(sent, rules, []).epackData) === wanted);
}

/** Without the pages, whenever it was sent. */
function toComparable({ components: _components, manifest, ...data }: TravellingData): string {
  return toSortedJson({ ...data, manifest: { ...manifest, updatedDate: undefined } });
}

interface TravellingData {
  readonly components?: unknown;
  readonly manifest?: object;
}
