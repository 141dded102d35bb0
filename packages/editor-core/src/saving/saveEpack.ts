import { ApiError, type ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import type { DocumentState, RemovedSection } from '../store/documentState.ts';
import { savingActions } from '../store/savingSlice.ts';
import { isUnsaved } from '../store/selectors.ts';
import { getDraftSlot } from '../store/draftStore.ts';
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
    try {
      await dispatch(sendRemovals(document.removedSections));
      await dispatch(sendDocument(document));
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
    dispatch(savingActions.succeeded());
    return isDone;
  };
}

/** Sends removals first, since a new section may have the same name. */
function sendRemovals(sections: readonly RemovedSection[]): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { client }) => {
    for (const section of sections) {
      const { epackId } = getState().document;
      if (epackId !== undefined) await removeSection(client, epackId, section);
      dispatch(documentAction('removalSaved', section, []));
    }
  };
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

function sendDocument(document: DocumentState): EditorThunk<Promise<void>> {
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
  if (error.status === 0) return savingActions.waiting();
  return savingActions.failed({ code: error.code, requestId: error.requestId });
}
