import type { Epack, PageKey } from '@vitrina/epack-model';

import { isDocumentAction, type DocumentAction, type SavedDocument } from './documentActions.ts';
import { openDocument, withPage, type DocumentState } from './documentState.ts';

/**
 * The document's reducer, without Immer: pages are persistent already, and a draft of one would cost more than the change.
 */
export function reduceDocument(document: DocumentState, action: { readonly type: string }): DocumentState {
  return isDocumentAction(action) ? reduce(document, action) : document;
}

function reduce(document: DocumentState, action: DocumentAction): DocumentState {
  switch (action.type) {
    case 'document/opened':
      return openDocument(action.payload);
    case 'document/pageLoaded': {
      const { key, page, revision } = action.payload;
      const loaded = withPage(document, key, page);
      return revision === undefined
        ? loaded
        : { ...loaded, revisions: { ...document.revisions, [key]: revision } };
    }
    case 'document/pageEdited': {
      const { key, page, history } = action.payload;
      const updatedPages = document.updatedPages[key]
        ? document.updatedPages
        : { ...document.updatedPages, [key]: true as const };
      return { ...withPage(document, key, page), updatedPages, history };
    }
    case 'document/dataEdited':
      return { ...document, epack: action.payload, isDataUpdated: true };
    case 'document/draftRestored': {
      const { epack, active, revisions, updatedPages } = action.payload;
      return {
        ...document,
        epack,
        active,
        isDataUpdated: true,
        updatedPages: Object.fromEntries(updatedPages.map((key) => [key, true as const])),
        revisions: { ...document.revisions, ...revisions },
      };
    }
    case 'document/activated':
      return { ...document, active: action.payload };
    case 'document/saved':
      return afterSave(document, action.payload);
    case 'document/removalSaved':
      return {
        ...document,
        removedSections: document.removedSections.filter((section) => section !== action.payload),
      };
    case 'document/rebased':
      return {
        ...document,
        revisions: { ...document.revisions, [action.payload.key]: action.payload.revision },
      };
    case 'document/replaced': {
      const { key, page, revision, history } = action.payload;
      const { [key]: _own, ...updatedPages } = document.updatedPages;
      const revisions = { ...document.revisions, [key]: revision };
      return { ...withPage(document, key, page), updatedPages, revisions, history };
    }
    case 'document/historyReset':
      return { ...document, history: action.payload };
  }
}

/** What changed while the save was under way stays unsaved: identities tell. */
function afterSave(document: DocumentState, saved: SavedDocument): DocumentState {
  const isSaved = (key: PageKey) => document.epack.pages[key] === saved.pages[key];
  const stillUpdated = Object.keys(document.updatedPages).filter((key) => !isSaved(key));
  return {
    ...document,
    epackId: saved.epackId,
    publicId: saved.publicId,
    isDataUpdated: document.isDataUpdated && !hasSameData(document.epack, saved.epack),
    updatedPages: Object.fromEntries(stillUpdated.map((key) => [key, true as const])),
    revisions: { ...document.revisions, ...saved.revisions },
  };
}

function hasSameData({ pages: _pages, ...data }: Epack, { pages: _sentPages, ...sent }: Epack): boolean {
  const names = Object.keys(data) as (keyof typeof data)[];
  return names.every((name) => data[name] === sent[name]);
}
