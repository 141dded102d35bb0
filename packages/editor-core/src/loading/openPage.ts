import { ApiError } from '@vitrina/api-client';
import { pageKey, type PageAddress } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { viewActions } from '../store/viewSlice.ts';
import { fetchPage } from './fetchPage.ts';

/**
 * Shows a page and loads it if necessary. If loading fails, the view shows the error with a retry. The page
 * can't be edited then, so it can't be saved empty.
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
      // Skip the answer if the page was removed, restored from a draft or recreated during loading: the local
      // state is newer.
      if (getState().document.epack.pages[key] !== null) return;
      dispatch(documentAction('pageLoaded', { key, page, revision }, 'all'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      logFailure(`Could not load the page ${key}`, error);
      dispatch(viewActions.pageFailed({ key, code: error.code, requestId: error.requestId }));
    }
  };
}
