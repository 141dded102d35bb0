import { ApiError, type ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { StaleData } from '@vitrina/api-client/contract';

import type { BuilderThunk } from '../store/createBuilderStore.ts';
import { documentAction } from '../store/documentActions.ts';
import type { DocumentState, RemovedSection } from '../store/documentState.ts';
import { savingActions } from '../store/savingSlice.ts';
import { isUnsaved } from '../store/selectors.ts';
import { getDraftSlot } from './draftStore.ts';
import type { TheirData } from './meetTheirData.ts';
import { toRevisionTable } from './revisionTable.ts';
import { getRevisions, pickPages, toStructure } from './structure.ts';

/**
 * Saves what changed: the updated pages and the data around them. One save runs at a time; what is edited meanwhile stays
 * unsaved. A failure keeps everything and says why. Answers whether everything is saved now.
 */
export function saveEpack(): BuilderThunk<Promise<boolean>> {
  return async (dispatch, getState, { drafts, reportError }) => {
    const { document, saving } = getState();
    if (saving.status === 'saving') return false;
    dispatch(savingActions.started());
    try {
      await dispatch(sendRemovals(document.removedSections));
      await dispatch(sendDocument(document));
    } catch (error) {
      if (isStaleRecord(error)) {
        const late = await import('./meetTheirData.ts').catch(reportError);
        if (late) return dispatch(late.meetTheirData(error.data)) && dispatch(saveEpack());
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
function sendRemovals(sections: readonly RemovedSection[]): BuilderThunk<Promise<void>> {
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

function sendDocument(document: DocumentState): BuilderThunk<Promise<void>> {
  return async (dispatch, _getState, { client, catalogue, now }) => {
    const keys = Object.keys(document.updatedPages);
    const pages = pickPages(document, keys);
    const body = {
      structure: toStructure(document, keys, catalogue.rules, new Date(now())),
      revisions: getRevisions(document, keys),
      dataRevision: document.dataRevision,
    };
    const { epackId } = document;
    const { data } =
      epackId === undefined
        ? await client.call(calls.createEpack, { body })
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

function isStaleRecord(error: unknown): error is { readonly data: TheirData } {
  return error instanceof ApiError && error.code === 'staleRecord';
}

/** An error of ours is a failure like any other to who saves: it must not leave the save running for ever. */
function toFailure(error: unknown) {
  if (!(error instanceof ApiError)) {
    return savingActions.failed({ code: 'somethingWentWrong', requestId: undefined });
  }
  const stale = error.code === 'stale' ? (error.data as Partial<StaleData>) : undefined;
  if (stale?.page && Array.isArray(stale.theirs) && typeof stale.revision === 'number') {
    return savingActions.conflicted({ address: stale.page, theirs: stale.theirs, revision: stale.revision });
  }
  if (error.status === 0) return savingActions.waiting();
  return savingActions.failed({ code: error.code, requestId: error.requestId });
}
