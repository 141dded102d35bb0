import type { EpackStructure, PageRevision } from '@vitrina/api-client/contract';

import type { DocumentState, RemovedSection } from './documentState.ts';

type DraftOwner = Pick<DocumentState, 'epackId' | 'epack' | 'visit'>;

/**
 * Returns the name of a package's draft: the package's id and the visit, so that each tab has its own draft.
 * A package that was never saved uses its `packageID` instead.
 */
export function getDraftSlot({ epackId, epack, visit }: DraftOwner): string {
  if (epackId === undefined) return newDraftPrefix + epack.manifest.packageID;
  // Older versions named drafts by the id alone.
  return visit === '' ? epackId : `${epackId} ${visit}`;
}

/** Returns the visit that stored a draft of a saved package; empty for drafts of older versions. */
export function getVisit(slot: string): string {
  return slot.split(' ')[1] ?? '';
}

/** Prefix of the draft names of unsaved packages. */
export const newDraftPrefix = 'new ';

/** Unsaved work stored in this browser: the data that a save would send. */
export interface LocalDraft {
  readonly savedAtMs: number;
  readonly structure: EpackStructure;
  /** Base revisions of the pages, so that saving the draft still detects conflicts. */
  readonly revisions: readonly PageRevision[];
  /** Base revision of the package data; undefined in drafts of older versions. */
  readonly dataRevision?: number | undefined;
  /** Sections that a save would delete on the server; undefined in drafts of older versions. */
  readonly removedSections?: readonly RemovedSection[];
}

/** A draft with its name. */
export interface FoundDraft {
  readonly slot: string;
  readonly draft: LocalDraft;
}

/** Stores unsaved work in case the tab or the browser crashes. */
export interface DraftStore {
  read(slot: string): Promise<LocalDraft | undefined>;
  /**
   * Returns the drafts of a package in no order, one per visit. Without an id, returns the drafts of all
   * unsaved packages.
   */
  list(epackId: string | undefined): Promise<readonly FoundDraft[]>;
  write(slot: string, draft: LocalDraft): Promise<void>;
  remove(slot: string): Promise<void>;
  /** Returns the names of drafts that open tabs are editing. */
  listHeld(): Promise<ReadonlySet<string>>;
}
