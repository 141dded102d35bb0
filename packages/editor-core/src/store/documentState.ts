import type { UploadedFile } from '@vitrina/api-client/contract';
import type { BrandKit, ContentRules } from '@vitrina/block-kit';
import { pageAddress, type Epack, type Page, type PageAddress, type PageKey } from '@vitrina/epack-model';
import { emptyHistory, type History } from '@vitrina/history-engine';
import type { RecordFact } from '@vitrina/page-designs';
import { nanoid } from '@reduxjs/toolkit';

import { toOwnData, type OwnData } from '../merge/ownData.ts';
import type { KeptPage } from './keptPage.ts';
import type { RecordedEdit } from './recordedEdit.ts';

/** A locale, template or page that was removed here but still exists on the server. */
export interface RemovedSection {
  readonly locale: string;
  readonly template: string | null;
  readonly page: string | null;
}

/** Returns whether a page belongs to a removed section. */
export function isInSection({ locale, template, page }: RemovedSection, key: PageKey): boolean {
  const address = pageAddress(key);
  return (
    locale === address.locale &&
    (template === null || template === address.template) &&
    (page === null || page === address.page)
  );
}

/** The edited document and its unsaved parts. */
export interface DocumentState {
  /** Undefined until the first save. */
  readonly epackId: string | undefined;
  /** Id of the package on published pages; undefined until the first save. */
  readonly publicId: string | undefined;
  /** Id of this tab's unsaved work on the package. Each tab stores its own draft. */
  readonly visit: string;
  readonly epack: Epack;
  readonly active: PageAddress;
  /** The company's rules about the content; null for none, or until they are loaded. */
  readonly rules: ContentRules | null;
  /** The look of the brand; null for the plain one, or until it is loaded. */
  readonly kit: BrandKit | null;
  /** Keys of the findings that a person ignores; empty until they are loaded. */
  readonly ignored: readonly string[];
  /** The current texts of the package's record; null without one, or until it is loaded. */
  readonly recordFacts: readonly RecordFact[] | null;
  /** The server's images used in the package when it was opened. */
  readonly files: readonly UploadedFile[];
  /** The pages changed since they were last saved. */
  readonly updatedPages: Readonly<Record<PageKey, true>>;
  /** Whether the package data changed since the last save. */
  readonly isDataUpdated: boolean;
  readonly removedSections: readonly RemovedSection[];
  /** Base revision of each saved page. */
  readonly revisions: Readonly<Record<PageKey, number>>;
  /** The loaded pages at those revisions, to detect other users' changes. A page that is missing here is unknown. */
  readonly pageBases: Readonly<Record<PageKey, Page>>;
  /** Base revision of the package data; undefined until the first save. */
  readonly dataRevision: number | undefined;
  /** The package data at that revision, to detect other users' changes; undefined if unknown. */
  readonly dataBase: OwnData | undefined;
  /**
   * Packages sent since the last answered save, newest last. The server may have saved any of them, or none.
   */
  readonly unanswered: readonly Epack[];
  /** One history per page and one for the package data. */
  readonly history: History<RecordedEdit>;
  /** The histories that the server keeps, of pages whose steps were loaded. */
  readonly keptSteps: Readonly<Record<PageKey, KeptPage>>;
  /** Pages whose content is of a restored draft, without its history. */
  readonly draftPages: readonly PageKey[];
}

/** The data of a newly opened package. */
export type OpenedDocument = Pick<
  DocumentState,
  'epackId' | 'publicId' | 'epack' | 'active' | 'files' | 'revisions' | 'dataRevision'
>;

/** Returns the state of a newly opened document, without changes or history. */
export function openDocument(opened: OpenedDocument): DocumentState {
  const isSaved = ([key, page]: readonly [PageKey, Page | null]) =>
    page !== null && Object.hasOwn(opened.revisions, key);
  return {
    ...opened,
    pageBases: Object.fromEntries(Object.entries(opened.epack.pages).filter(isSaved)) as Record<
      PageKey,
      Page
    >,
    dataBase: toOwnData(opened.epack),
    rules: null,
    kit: null,
    ignored: [],
    recordFacts: null,
    visit: nanoid(),
    updatedPages: {},
    isDataUpdated: false,
    removedSections: [],
    unanswered: [],
    history: emptyHistory,
    keptSteps: {},
    draftPages: [],
  };
}

/** Returns the document with a page replaced. */
export function withPage(document: DocumentState, key: PageKey, page: Page): DocumentState {
  return { ...document, epack: { ...document.epack, pages: { ...document.epack.pages, [key]: page } } };
}
