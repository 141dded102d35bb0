import type { Epack, Page, PageAddress, PageKey } from '@vitrina/epack-model';
import type { History } from '@vitrina/history-engine';

import type { OwnData } from '../merge/ownData.ts';
import type { RemovedSection } from './documentState.ts';
import type { RecordedEdit } from './recordedEdit.ts';
import type { Touched } from './touchedHub.ts';

/** Pages as they were sent, so that what changed during the save stays unsaved. */
export interface SavedDocument {
  readonly epackId: string;
  readonly publicId: string;
  readonly pages: Readonly<Record<PageKey, Page>>;
  /** The package that was sent, to see what changed since beside the pages. */
  readonly epack: Epack;
  readonly revisions: Readonly<Record<PageKey, number>>;
  readonly dataRevision: number;
}

/** What an action says of the components it touched on the page in view. */
export interface TouchedMeta {
  readonly touched: Touched;
}

/** A document after an edit. */
export interface EditedDocument {
  readonly epack: Epack;
  /** Pages that are other objects now, or gone. */
  readonly updatedPages: readonly PageKey[];
  readonly history: History<RecordedEdit>;
  /** What the edit takes off the server at the next save. */
  readonly removed?: RemovedSection;
}

/** A package that is begun anew: its pages and data take the place of what was there. */
export interface StartedDocument {
  readonly epack: Epack;
  readonly active: PageAddress;
  /** What has to be saved. */
  readonly updatedPages: readonly PageKey[];
}

/** Unsaved work of an earlier visit. */
export interface RestoredDraft {
  /** The visit that left it, which this one goes on with. */
  readonly visit: string;
  readonly epack: Epack;
  readonly updatedPages: readonly PageKey[];
  readonly active: PageAddress;
  /** What the pages were based on then. */
  readonly revisions: Readonly<Record<PageKey, number>>;
  /** What the package's own data was based on then; undefined in drafts of older versions. */
  readonly dataRevision: number | undefined;
  readonly removedSections: readonly RemovedSection[];
}

interface ActionTable {
  /** Begun anew, with nothing to undo. */
  started: StartedDocument;
  /** A page that was asked for and has arrived. */
  pageLoaded: { readonly key: PageKey; readonly page: Page; readonly revision: number | undefined };
  /** An applied change, an undo or a redo: what it leads to. */
  edited: EditedDocument;
  /** Unsaved work of an earlier visit takes the place of what was loaded. */
  draftRestored: RestoredDraft;
  /** Another page is in view. */
  activated: PageAddress;
  saved: SavedDocument;
  /** What was sent in a save that had no answer. */
  unanswered: Epack;
  /** A removed locale, template or page is gone from the server too. */
  removalSaved: RemovedSection;
  /** A page is based on another revision now: what others saved was looked at and will be replaced. */
  rebased: { readonly key: PageKey; readonly revision: number };
  /** What others made of the package's own data is in it now, and what is based on that revision. */
  dataJoined: {
    readonly data: OwnData;
    /** Whether it is not what that revision is. */
    readonly isChanged: boolean;
    readonly base: OwnData;
    readonly revision: number;
  };
  /** A page gave way to what others saved; the history can bring it back. */
  replaced: {
    readonly key: PageKey;
    readonly page: Page;
    readonly revision: number;
    readonly history: History<RecordedEdit>;
  };
}

/** The type of one document action. */
export type DocumentActionName = keyof ActionTable;

/** An action of the document reducer. */
export type DocumentAction = {
  [Name in DocumentActionName]: {
    readonly type: `document/${Name}`;
    readonly payload: ActionTable[Name];
    readonly meta: TouchedMeta;
  };
}[DocumentActionName];

/** Makes an action of the document. */
export function documentAction<Name extends DocumentActionName>(
  name: Name,
  payload: ActionTable[Name],
  touched: Touched,
): DocumentAction {
  return { type: `document/${name}`, payload, meta: { touched } } as DocumentAction;
}

/** Whether an action is one of the document's. */
export function isDocumentAction(action: { readonly type: string }): action is DocumentAction {
  return action.type.startsWith('document/');
}
