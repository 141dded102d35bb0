import type { EpackStructure, PageRevision } from '@vitrina/api-client/contract';

import type { DocumentState, RemovedSection } from './documentState.ts';

type DraftOwner = Pick<DocumentState, 'epackId' | 'epack' | 'visit'>;

/**
 * Names the draft of a package: by its id and the visit, so that two tabs have a draft each, or by the name it was born with
 * where it was never saved.
 */
export function getDraftSlot({ epackId, epack, visit }: DraftOwner): string {
  if (epackId === undefined) return newDraftPrefix + epack.manifest.packageID;
  // Drafts of older versions were kept by the id alone.
  return visit === '' ? epackId : `${epackId} ${visit}`;
}

/** The visit that left a draft of a saved package; empty for drafts of older versions. */
export function getVisit(slot: string): string {
  return slot.split(' ')[1] ?? '';
}

/** Slots of packages that were never saved begin with it. */
export const newDraftPrefix = 'new ';

/** Unsaved work as it is kept in this browser: what a save would have sent. */
export interface LocalDraft {
  readonly savedAtMs: number;
  readonly structure: EpackStructure;
  /** What the pages were based on, so that a save from the draft still meets a conflict. */
  readonly revisions: readonly PageRevision[];
  /** The same for the package's own data; drafts of older versions do not say. */
  readonly dataRevision?: number | undefined;
  /** What a save would have taken off the server; drafts of older versions do not say. */
  readonly removedSections?: readonly RemovedSection[];
}

/** A draft with its name. */
export interface FoundDraft {
  readonly slot: string;
  readonly draft: LocalDraft;
}

/** Keeps unsaved work through a crash of tab or browser. */
export interface DraftStore {
  read(slot: string): Promise<LocalDraft | undefined>;
  /** The drafts of a package, one for each visit that left one; of all that were never saved where it has no id. In no order. */
  list(epackId: string | undefined): Promise<readonly FoundDraft[]>;
  write(slot: string, draft: LocalDraft): Promise<void>;
  remove(slot: string): Promise<void>;
  /** The slots that open tabs are working on. */
  listHeld(): Promise<ReadonlySet<string>>;
}
