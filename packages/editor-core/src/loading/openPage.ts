import { ApiError } from '@vitrina/api-client';
import { pageKey, type PageAddress } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { viewActions } from '../store/viewSlice.ts';
import { fetchPage } from './fetchPage.ts';

/**
 * Shows another page, loading it where that was not done yet. A page that cannot be had says so in its place, with a way
 * to try again; nothing can be added to it, so it cannot be saved empty.
 */
export function openPage(address: PageAddress): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { client, catalogue, logFailure }) => {
    dispatch(documentAction('activated', address, 'all'));
    dispatch(viewActions.selected([]));
    const key = pageKey(address);
    const { epackId, epack } = getState().document;
    if (epack.pages[key] || epackId === undefined) return;
    dispatch(viewActions.pageFailed(undefined));
    try {
      const { page, revision } = await fetchPage(client, catalogue, epackId, address);
      // Removed, restored from a draft or made anew meanwhile: what stands here is newer.
      if (getState().document.epack.pages[key] !== null) return;
      dispatch(documentAction('pageLoaded', { key, page, revision }, 'all'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      logFailure(`Could not load the page ${key}`, error);
      dispatch(viewActions.pageFailed({ key, code: error.code, requestId: error.requestId }));
    }
  };
}
