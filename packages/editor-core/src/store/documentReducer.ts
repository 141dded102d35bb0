import type { Epack, PageKey } from '@vitrina/epack-model';
import { emptyHistory } from '@vitrina/history-engine';

import {
  isDocumentAction,
  type DocumentAction,
  type EditedDocument,
  type SavedDocument,
  type StartedDocument,
} from './documentActions.ts';
import { toOwnData, type OwnData } from '../merge/ownData.ts';
import { isInSection, withPage, type DocumentState, type RemovedSection } from './documentState.ts';

/**
 * Reduces document actions without Immer: pages are persistent data structures, and an Immer draft would cost
 * more than the change.
 */
export function reduceDocument(document: DocumentState, action: { readonly type: string }): DocumentState {
  return isDocumentAction(action) ? reduce(document, action) : document;
}

function reduce(document: DocumentState, action: DocumentAction): DocumentState {
  switch (action.type) {
    case 'document/started':
      return afterStart(document, action.payload);
    case 'document/pageLoaded': {
      const { key, page, revision } = action.payload;
      const loaded = withPage(document, key, page);
      return revision === undefined
        ? loaded
        : {
            ...loaded,
            revisions: { ...document.revisions, [key]: revision },
            pageBases: { ...document.pageBases, [key]: page },
          };
    }
    case 'document/edited':
      return afterEdit(document, action.payload);
    case 'document/draftRestored': {
      const { visit, epack, active, revisions, updatedPages, removedSections } = action.payload;
      const { dataRevision = document.dataRevision } = action.payload;
      return {
        ...document,
        visit,
        epack,
        active,
        isDataUpdated: true,
        keptSteps: {},
        draftPages: updatedPages,
        updatedPages: toUpdated(updatedPages),
        revisions: { ...document.revisions, ...revisions },
        pageBases: Object.fromEntries(
          Object.entries(document.pageBases).filter(
            ([key]) => (revisions[key] ?? document.revisions[key]) === document.revisions[key],
          ),
        ),
        dataRevision,
        dataBase: dataRevision === document.dataRevision ? document.dataBase : undefined,
        removedSections,
      };
    }
    case 'document/activated':
      return { ...document, active: action.payload };
    case 'document/saved':
      return afterSave(document, action.payload);
    case 'document/unanswered':
      return { ...document, unanswered: [...document.unanswered, action.payload].slice(-maxUnanswered) };
    case 'document/removalSaved':
      return {
        ...document,
        removedSections: document.removedSections.filter((section) => section !== action.payload),
      };
    case 'document/rebased': {
      const { key, revision } = action.payload;
      const { [key]: _base, ...pageBases } = document.pageBases;
      return { ...document, pageBases, revisions: { ...document.revisions, [key]: revision } };
    }
    case 'document/pageJoined': {
      const { key, page, base, revision, isChanged, history } = action.payload;
      const { [key]: _own, ...others } = document.updatedPages;
      return {
        ...withPage(document, key, page),
        pageBases: { ...document.pageBases, [key]: base },
        revisions: { ...document.revisions, [key]: revision },
        updatedPages: isChanged ? { ...others, [key]: true } : others,
        history,
      };
    }
    case 'document/pagesFound': {
      const found = Object.fromEntries(action.payload.map((key) => [key, null]));
      return {
        ...document,
        epack: { ...document.epack, pages: { ...found, ...document.epack.pages } },
      };
    }
    case 'document/dataJoined': {
      const { data, isChanged, base, revision } = action.payload;
      const epack = { ...document.epack, ...data };
      return { ...document, epack, isDataUpdated: isChanged, dataBase: base, dataRevision: revision };
    }
    case 'document/replaced': {
      const { key, page, revision, history } = action.payload;
      const { [key]: _own, ...updatedPages } = document.updatedPages;
      const revisions = { ...document.revisions, [key]: revision };
      const pageBases = { ...document.pageBases, [key]: page };
      return { ...withPage(document, key, page), updatedPages, revisions, pageBases, history };
    }
    case 'document/stepsKept': {
      const { key, kept, history = document.history } = action.payload;
      return { ...document, history, keptSteps: { ...document.keptSteps, [key]: kept } };
    }
    case 'document/rulesLoaded':
      return { ...document, rules: action.payload };
    case 'document/kitLoaded':
      return { ...document, kit: action.payload };
    case 'document/ignoredLoaded':
      return { ...document, ignored: action.payload };
    case 'document/recordLoaded':
      return { ...document, recordFacts: action.payload };
  }
}

/**
 * Number of unanswered saves to remember. Waiting saves are retried often, and the server can have saved only
 * the latest.
 */
const maxUnanswered = 20;

function afterStart(
  document: DocumentState,
  { epack, active, updatedPages }: StartedDocument,
): DocumentState {
  return {
    ...document,
    epack,
    active,
    history: emptyHistory,
    keptSteps: {},
    isDataUpdated: true,
    updatedPages: toUpdated(updatedPages),
  };
}

function afterEdit(document: DocumentState, edited: EditedDocument): DocumentState {
  const { epack, history, removed } = edited;
  const keys = new Set([...Object.keys(document.updatedPages), ...edited.updatedPages]);
  const updated = [...keys].filter((key) => Object.hasOwn(epack.pages, key));
  return {
    ...document,
    epack,
    history,
    updatedPages:
      updated.length === Object.keys(document.updatedPages).length
        ? document.updatedPages
        : toUpdated(updated),
    isDataUpdated: document.isDataUpdated || !hasSameData(document.epack, epack),
    // Drop the revisions of removed pages: a new page with the same name doesn't conflict with other users'
    // changes to the old one. A package that was never saved has no sections on the server to remove.
    revisions: removed ? withoutSection(document.revisions, removed) : document.revisions,
    removedSections:
      removed && document.epackId !== undefined
        ? [...document.removedSections, removed]
        : document.removedSections,
  };
}

function withoutSection(
  revisions: DocumentState['revisions'],
  removed: RemovedSection,
): DocumentState['revisions'] {
  return Object.fromEntries(Object.entries(revisions).filter(([key]) => !isInSection(removed, key)));
}

function toUpdated(keys: readonly PageKey[]): DocumentState['updatedPages'] {
  return Object.fromEntries(keys.map((key) => [key, true as const]));
}

/**
 * Marks the document as saved, except changes made during the save (compared by identity). Pages created by
 * other users become loadable.
 */
function afterSave(document: DocumentState, saved: SavedDocument): DocumentState {
  const isGone = (key: PageKey) => document.removedSections.some((section) => isInSection(section, key));
  const theirs = Object.keys(saved.revisions).filter((key) => !isGone(key));
  const pages = { ...Object.fromEntries(theirs.map((key) => [key, null])), ...document.epack.pages };
  const isSaved = (key: PageKey) => document.epack.pages[key] === saved.pages[key];
  // Removed pages are still on the server; a new page under such a name is based on none of their revisions. Nor is a
  // loaded page that was not sent based on the revision that another user has saved since.
  const revisions = Object.fromEntries(
    Object.entries(saved.revisions).filter(
      ([key]) => Object.hasOwn(saved.pages, key) || (theirs.includes(key) && !document.epack.pages[key]),
    ),
  );
  const stillUpdated = Object.keys(document.updatedPages).filter((key) => !isSaved(key));
  return {
    ...document,
    epack: { ...document.epack, pages },
    epackId: saved.epackId,
    publicId: saved.publicId,
    isDataUpdated: document.isDataUpdated && !hasSameData(document.epack, saved.epack),
    dataBase: toOwnData(saved.epack),
    dataRevision: saved.dataRevision,
    unanswered: [],
    updatedPages: toUpdated(stillUpdated),
    revisions: { ...document.revisions, ...revisions },
    pageBases: { ...document.pageBases, ...saved.pages },
  };
}

function hasSameData(epack: Epack, sent: Epack): boolean {
  const names = Object.keys(toOwnData(epack)) as (keyof OwnData)[];
  return names.every((name) => epack[name] === sent[name]);
}
