import type { BrandKit, ContentRules } from '@vitrina/block-kit';
import type { Epack, Page, PageAddress, PageKey } from '@vitrina/epack-model';
import type { History } from '@vitrina/history-engine';
import type { RecordFact } from '@vitrina/page-designs';

import type { OwnData } from '../merge/ownData.ts';
import type { RemovedSection } from './documentState.ts';
import type { KeptPage } from './keptPage.ts';
import type { RecordedEdit } from './recordedEdit.ts';
import type { Touched } from './touchedHub.ts';

/** The saved pages as sent, so that changes made during the save stay unsaved. */
export interface SavedDocument {
  readonly epackId: string;
  readonly publicId: string;
  readonly pages: Readonly<Record<PageKey, Page>>;
  /** The package as sent, to detect later changes of its data. */
  readonly epack: Epack;
  readonly revisions: Readonly<Record<PageKey, number>>;
  readonly dataRevision: number;
}

/** The components an action touched on the page in view. */
export interface TouchedMeta {
  readonly touched: Touched;
}

/** A document after an edit. */
export interface EditedDocument {
  readonly epack: Epack;
  /** Pages that changed or were deleted. */
  readonly updatedPages: readonly PageKey[];
  readonly history: History<RecordedEdit>;
  /** The section that the next save deletes on the server. */
  readonly removed?: RemovedSection;
}

/** A restarted package. Its pages and data replace the previous ones. */
export interface StartedDocument {
  readonly epack: Epack;
  readonly active: PageAddress;
  /** Pages to save. */
  readonly updatedPages: readonly PageKey[];
}

/** Unsaved work of an earlier visit. */
export interface RestoredDraft {
  /** Id of the visit that stored the draft; the current visit continues under this id. */
  readonly visit: string;
  readonly epack: Epack;
  readonly updatedPages: readonly PageKey[];
  readonly active: PageAddress;
  /** Revisions the draft's pages are based on. */
  readonly revisions: Readonly<Record<PageKey, number>>;
  /** Revision the draft's package data is based on; undefined in drafts of older versions. */
  readonly dataRevision: number | undefined;
  readonly removedSections: readonly RemovedSection[];
}

interface ActionTable {
  /** The package was restarted without history. */
  started: StartedDocument;
  /** A requested page was loaded. */
  pageLoaded: { readonly key: PageKey; readonly page: Page; readonly revision: number | undefined };
  /** A change was applied, undone or redone. */
  edited: EditedDocument;
  /** The draft of an earlier visit replaced the loaded document. */
  draftRestored: RestoredDraft;
  /** Another page was opened. */
  activated: PageAddress;
  saved: SavedDocument;
  /** A save got no answer; the payload is the package as sent. */
  unanswered: Epack;
  /** The server deleted a removed locale, template or page. */
  removalSaved: RemovedSection;
  /** A page has a new base revision: the user reviewed another user's version and will replace it. */
  rebased: { readonly key: PageKey; readonly revision: number };
  /** Another user's changes of a page were merged; the page is based on that revision now. */
  pageJoined: {
    readonly key: PageKey;
    readonly page: Page;
    /** The other user's version. */
    readonly base: Page;
    readonly revision: number;
    /** Whether the merged page differs from that version. */
    readonly isChanged: boolean;
    readonly history: History<RecordedEdit>;
  };
  /** Another user added pages, which can be loaded now. */
  pagesFound: readonly PageKey[];
  /** Another user's package data was merged; the document is based on that revision now. */
  dataJoined: {
    readonly data: OwnData;
    /** Whether the merged data differs from that revision. */
    readonly isChanged: boolean;
    readonly base: OwnData;
    readonly revision: number;
  };
  /** A page was replaced by another user's version; undo restores it. */
  replaced: {
    readonly key: PageKey;
    readonly page: Page;
    readonly revision: number;
    readonly history: History<RecordedEdit>;
  };
  /** The kept steps of a page were loaded, or sent; the history begins with those that continue to the page. */
  stepsKept: {
    readonly key: PageKey;
    readonly kept: KeptPage;
    readonly history?: History<RecordedEdit>;
  };
  /** The company's rules about the content were loaded; null for none. */
  rulesLoaded: ContentRules | null;
  /** The look of the brand was loaded; null for the plain one. */
  kitLoaded: BrandKit | null;
  /** The keys of the ignored findings were loaded. */
  ignoredLoaded: readonly string[];
  /** The package's record was loaded; null if it has none. */
  recordLoaded: readonly RecordFact[] | null;
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

/** Creates a document action. */
export function documentAction<Name extends DocumentActionName>(
  name: Name,
  payload: ActionTable[Name],
  touched: Touched,
): DocumentAction {
  return { type: `document/${name}`, payload, meta: { touched } } as DocumentAction;
}

/** Returns whether an action is a document action. */
export function isDocumentAction(action: { readonly type: string }): action is DocumentAction {
  return action.type.startsWith('document/');
}
