import { pageAddress, pageKey, type PageKey } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { fetchPage } from './fetchPage.ts';

/**
 * Loads the wanted pages that aren't loaded yet, without showing them.
 * @throws ApiError if one can't be loaded
 */
export function loadPages(isWanted: (key: PageKey) => boolean): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { client, catalogue }) => {
    const { epack, epackId } = getState().document;
    if (epackId === undefined) return;
    const load = async (key: PageKey) => {
      const { page, revision } = await fetchPage(client, catalogue, epackId, pageAddress(key));
      // Skip the answer if the page was removed, restored from a draft or recreated during loading: the local
      // state is newer.
      if (getState().document.epack.pages[key] !== null) return;
      const touched = key === pageKey(getState().document.active) ? 'all' : [];
      dispatch(documentAction('pageLoaded', { key, page, revision }, touched));
    };
    const missing = Object.keys(epack.pages).filter((key) => isWanted(key) && epack.pages[key] === null);
    await Promise.all(missing.map(load));
  };
}
