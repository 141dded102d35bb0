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
 * Saves what changed: the updated pages and the data around them. One save runs at a time; what is edited meanwhile stays
 * unsaved. A failure keeps everything and says why. Answers whether everything is saved now.
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
    // What was edited meanwhile of a new package is kept by the id it has now.
    const isFirst = document.epackId === undefined;
    if (isDone || isFirst) await drafts.remove(getDraftSlot(document)).catch(reportError);
    // Only now: who leaves as soon as it says so is not offered the draft of what is saved.
    dispatch(savingActions.succeeded());
    return isDone;
  };
}

/** Removed sections go first: one of the same name may have been made since. */
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
    // Never saved, or removed by somebody else: it is gone, which is what was asked.
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

/** Others saved the same in the meantime; or it was this side, in a save that had no answer. */
function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'stale' || error.code === 'staleRecord');
}

/** Whether the server may have taken a save that failed here: its answer was lost, or something between broke off. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** An error of ours is a failure like any other to who saves: it must not leave the save running for ever. */
function toFailure(error: unknown) {
  if (!(error instanceof ApiError)) {
    return savingActions.failed({ code: 'somethingWentWrong', requestId: undefined });
  }
  if (error.status === 0) return savingActions.waiting();
  return savingActions.failed({ code: error.code, requestId: error.requestId });
}
