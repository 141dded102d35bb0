import type { UploadedFile } from '@vitrina/api-client/contract';
import { pageAddress, type Epack, type Page, type PageAddress, type PageKey } from '@vitrina/epack-model';
import { emptyHistory, type History } from '@vitrina/history-engine';
import { nanoid } from '@reduxjs/toolkit';

import { toOwnData, type OwnData } from '../merge/ownData.ts';
import type { RecordedEdit } from './recordedEdit.ts';

/** A locale, template or page that was removed here and still stands on the server. */
export interface RemovedSection {
  readonly locale: string;
  readonly template: string | null;
  readonly page: string | null;
}

/** Whether a page is the removed one, or of the removed locale or template. */
export function isInSection({ locale, template, page }: RemovedSection, key: PageKey): boolean {
  const address = pageAddress(key);
  return (
    locale === address.locale &&
    (template === null || template === address.template) &&
    (page === null || page === address.page)
  );
}

/** The document being edited, and what of it the server does not have yet. */
export interface DocumentState {
  /** Undefined until the first save. */
  readonly epackId: string | undefined;
  /** Names the package on published pages; undefined until the first save. */
  readonly publicId: string | undefined;
  /** Names what this tab makes of the package, as long as it is not saved: each tab keeps a draft of its own. */
  readonly visit: string;
  readonly epack: Epack;
  readonly active: PageAddress;
  /** The server's pictures that the package mentioned when it was opened. */
  readonly files: readonly UploadedFile[];
  /** The pages changed since they were last saved. */
  readonly updatedPages: Readonly<Record<PageKey, true>>;
  /** Whether anything beside the pages changed since the last save. */
  readonly isDataUpdated: boolean;
  readonly removedSections: readonly RemovedSection[];
  /** The revision each saved page is based on. */
  readonly revisions: Readonly<Record<PageKey, number>>;
  /** The revision that the package's own data is based on; undefined until the first save. */
  readonly dataRevision: number | undefined;
  /** What that revision is, to tell what others changed since; undefined where nobody knows. */
  readonly dataBase: OwnData | undefined;
  /** What was sent since the last answered save, newest last: nobody knows which of it, if any, the server took. */
  readonly unanswered: readonly Epack[];
  /** Per page, and one for the package's own data. */
  readonly history: History<RecordedEdit>;
}

/** What opening a package brings. */
export type OpenedDocument = Pick<
  DocumentState,
  'epackId' | 'publicId' | 'epack' | 'active' | 'files' | 'revisions' | 'dataRevision'
>;

/** A document as it was opened: nothing changed, no history. */
export function openDocument(opened: OpenedDocument): DocumentState {
  return {
    ...opened,
    dataBase: toOwnData(opened.epack),
    visit: nanoid(),
    updatedPages: {},
    isDataUpdated: false,
    removedSections: [],
    unanswered: [],
    history: emptyHistory,
  };
}

/** The document with another page at `key`. */
export function withPage(document: DocumentState, key: PageKey, page: Page): DocumentState {
  return { ...document, epack: { ...document.epack, pages: { ...document.epack.pages, [key]: page } } };
}
