import { ApiError, type ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer } from '@vitrina/api-client/contract';
import { pageKey, type Epack, type PageAddress } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { isInSection, type DocumentState, type RemovedSection } from '../store/documentState.ts';
import { savingActions } from '../store/savingSlice.ts';
import { isUnsaved } from '../store/selectors.ts';
import { getDraftSlot } from '../store/draftStore.ts';
import { listRepairs, toFault } from './saveIssues.ts';
import { toRevisionTable } from '../wire/revisionTable.ts';
import { getRevisions, pickPages, toStructure } from '../wire/structure.ts';

/**
 * Saves the changed pages and package data. Only one save runs at a time; changes made during a save stay
 * unsaved. A failed save loses nothing and shows the reason. Resolves with whether everything is saved now.
 */
export function saveEpack(): EditorThunk<Promise<boolean>> {
  return async (dispatch, getState, { drafts, reportError }) => {
    const { document, saving } = getState();
    if (saving.status === 'saving') return false;
    dispatch(savingActions.started());
    let report: Saved;
    try {
      report = await dispatch(sendDocument(document));
      await dispatch(sendRemovals(document, report.pageIndex));
    } catch (error) {
      if (isUnanswered(error)) dispatch(documentAction('unanswered', document.epack, []));
      if (isStale(error)) {
        const late = await import('./rebaseOnTheirs.ts').catch(reportError);
        if (late) return dispatch(late.rebaseOnTheirs(error)) && dispatch(saveEpack());
      }
      dispatch(toFailure(error));
      if (!(error instanceof ApiError)) {
        reportError(new Error(`The package ${getDraftSlot(document)} was not saved`, { cause: error }));
      }
      return false;
    }
    const isDone = !isUnsaved(getState().document);
    // Changes made during the first save are stored under the package's new id, so the old draft can be
    // removed.
    const isFirst = document.epackId === undefined;
    if (isDone || isFirst) await drafts.remove(getDraftSlot(document)).catch(reportError);
    // Report success only now: a user who leaves at once must not be offered a draft of saved work.
    dispatch(savingActions.succeeded(listRepairs(report.issues)));
    return isDone;
  };
}

type Saved = CallAnswer<typeof calls.saveEpack>['data'];

/**
 * Sends removals after the document, since the server keeps the last locale, template and page until there is
 * another one.
 *
 * @param stored - the pages on the server, with those of the document
 */
function sendRemovals(document: DocumentState, stored: readonly PageAddress[]): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { client }) => {
    const { removedSections } = document;
    for (const section of removedSections) {
      const { epackId } = getState().document;
      if (epackId !== undefined && !isCovered(section, removedSections)) {
        for (const range of toRemove(section, document.epack, stored)) {
          await removeSection(client, epackId, range);
        }
      }
      dispatch(documentAction('removalSaved', section, []));
    }
  };
}

/** Returns whether a section is part of another removed one, or was removed twice. */
function isCovered(section: RemovedSection, sections: readonly RemovedSection[]): boolean {
  return sections.some((other, index) => {
    if (other === section || !isPartOf(section, other)) return false;
    return !isPartOf(other, section) || index < sections.indexOf(section);
  });
}

function isPartOf({ locale, template, page }: RemovedSection, other: RemovedSection): boolean {
  if (locale !== other.locale) return false;
  return (
    other.template === null || (template === other.template && (other.page === null || page === other.page))
  );
}

/** Returns what to remove: the section as a whole, or single pages if it was added again under its name. */
function toRemove(
  section: RemovedSection,
  { pages }: Epack,
  stored: readonly PageAddress[],
): readonly RemovedSection[] {
  const isAddedAgain = Object.keys(pages).some((key) => isInSection(section, key));
  if (!isAddedAgain) return [section];
  return stored
    .filter((address) => {
      const key = pageKey(address);
      return isInSection(section, key) && !Object.hasOwn(pages, key);
    })
    .map(({ locale, template, page }) => ({ locale, template, page }));
}

async function removeSection(
  client: ApiClient,
  id: string,
  { locale, template, page }: RemovedSection,
): Promise<void> {
  const body = { lang: locale, template, page, components: null };
  try {
    await client.call(calls.saveComponents, { params: { id }, body });
  } catch (error) {
    // Not found: the section was never saved or another user removed it, so nothing is left to remove.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function sendDocument(document: DocumentState): EditorThunk<Promise<Saved>> {
  return async (dispatch, _getState, { client, catalogue, now }) => {
    const keys = Object.keys(document.updatedPages);
    const pages = pickPages(document, keys);
    const body = {
      structure: toStructure(document, keys, catalogue.rules, new Date(now())),
      revisions: getRevisions(document, keys),
      dataRevision: document.dataRevision,
    };
    const { epackId, visit } = document;
    const { data } =
      epackId === undefined
        ? await client.call(calls.createEpack, { body: { ...body, creationKey: visit } })
        : await client.call(calls.saveEpack, { params: { id: epackId }, body });
    const saved = {
      epackId: data.id,
      publicId: data.publicId,
      pages,
      epack: document.epack,
      revisions: toRevisionTable(data.pageIndex),
      dataRevision: data.dataRevision,
    };
    dispatch(documentAction('saved', saved, []));
    return data;
  };
}

/** Returns whether another save came first: another user's or an unanswered one of this side. */
function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'stale' || error.code === 'staleRecord');
}

/** Returns whether the server may have saved despite the failure, because its answer was lost. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Converts any error to a save failure. A program error must not leave the save running forever. */
function toFailure(error: unknown) {
  if (!(error instanceof ApiError)) {
    return savingActions.failed({ code: 'somethingWentWrong', requestId: undefined });
  }
  const { code, requestId } = error;
  if (error.status === 0) return savingActions.waiting();
  return savingActions.failed({ code, requestId, ...toFault(error.data) });
}
