import type { BlockRules } from '@vitrina/epack-model';

import type { LocalDraft } from '../store/draftStore.ts';
import { getRevisions, toStructure } from '../wire/structure.ts';
import type { DocumentState } from '../store/documentState.ts';

/** Returns the unsaved part of a document for storage in this browser. */
export function toDraft(document: DocumentState, rules: BlockRules, nowMs: number): LocalDraft {
  const keys = Object.keys(document.updatedPages);
  return {
    savedAtMs: nowMs,
    structure: toStructure(document, keys, rules, new Date(nowMs)),
    revisions: getRevisions(document, keys),
    dataRevision: document.dataRevision,
    removedSections: document.removedSections,
  };
}
