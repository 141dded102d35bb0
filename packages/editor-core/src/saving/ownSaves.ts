import { saveEpack, savePage, type BlockRules, type PageKey } from '@vitrina/epack-model';

import type { DocumentState } from '../store/documentState.ts';
import { toSortedJson } from '../merge/toSortedJson.ts';

/*
 * A save without an answer may have reached the server, so the server's version may be this side's own.
 * Versions are compared in wire format, because loading repairs the document.
 */

/** Returns whether the server's version of a page is from an unanswered save of this side. */
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

/** Returns whether the server's version of the package data is from an unanswered save of this side. */
export function isOwnData({ unanswered }: DocumentState, theirs: object, rules: BlockRules): boolean {
  const wanted = toComparable(theirs);
  return unanswered.some((sent) => toComparable(saveEpack(sent, rules, []).epackData) === wanted);
}

/** Returns package data without its pages and the time of the save. */
function toComparable({ components: _components, manifest, ...data }: TravellingData): string {
  return toSortedJson({ ...data, manifest: { ...manifest, updatedDate: undefined } });
}

interface TravellingData {
  readonly components?: unknown;
  readonly manifest?: object;
}
