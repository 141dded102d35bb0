import { pageAddress, pageKey, type PageKey } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { fetchPage } from './fetchPage.ts';

/**
 * Loads the pages that are known and not loaded yet, without showing them.
 * @throws ApiError where one cannot be had
 */
export function loadPages(isWanted: (key: PageKey) => boolean): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { client, catalogue }) => {
    const { epack, epackId } = getState().document;
    if (epackId === undefined) return;
    const load = async (key: PageKey) => {
      const { page, revision } = await fetchPage(client, catalogue, epackId, pageAddress(key));
      // Removed, restored from a draft or made anew meanwhile: what stands here is newer.
      if (getState().document.epack.pages[key] !== null) return;
      const touched = key === pageKey(getState().document.active) ? 'all' : [];
      dispatch(documentAction('pageLoaded', { key, page, revision }, touched));
    };
    const missing = Object.keys(epack.pages).filter((key) => isWanted(key) && epack.pages[key] === null);
    await Promise.all(missing.map(load));
  };
}
