import {
  applyPageChange,
  loadPage,
  pageKey,
  type Page,
  type PageAddress,
  type PageChange,
} from '@vitrina/epack-model';
import { recordChange } from '@vitrina/history-engine';

import { planReplaceAll } from '../nesting/planReplaceAll.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { savingActions, type DataConflict, type PageConflict } from '../store/savingSlice.ts';
import type { Side } from '../merge/compareSides.ts';
import type { DataOverlap } from '../merge/joinData.ts';
import { joinTheirs } from './rebaseDataOnTheirs.ts';
import { saveEpack } from './saveEpack.ts';

/** Saves this side's page over the other's. The server keeps the replaced version and lists it. */
export function overwriteTheirs({ address, revision }: PageConflict): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(documentAction('rebased', { key: pageKey(address), revision }, []));
    dispatch(savingActions.conflictLeft());
    await dispatch(saveEpack());
  };
}

/** Saves this side's page with the chosen blocks of the other side. Undo restores the replaced blocks. */
export function saveMerged(conflict: PageConflict, change: PageChange): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { now }) => {
    const key = pageKey(conflict.address);
    const { document } = getState();
    const mine = document.epack.pages[key];
    const result = mine && applyPageChange(mine, change);
    if (!result?.ok) throw new Error(`The sides could not be joined: ${result?.code ?? key}`);
    const step = {
      type: 'joinSides',
      change: { scope: 'page' as const, key, change },
      inverse: { scope: 'page' as const, key, change: result.inverse },
    };
    const history = recordChange(document.history, key, step, { now });
    const epack = { ...document.epack, pages: { ...document.epack.pages, [key]: result.page } };
    dispatch(documentAction('edited', { epack, updatedPages: [key], history }, 'all'));
    await dispatch(overwriteTheirs(conflict));
  };
}

/** Saves the merged package data. For values that both sides changed, keeps the chosen side's. */
export function saveJoined(
  conflict: DataConflict,
  choose: (overlap: DataOverlap) => Side,
): EditorThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(joinTheirs(conflict, choose));
    return dispatch(saveEpack());
  };
}

/** Replaces this side's page by the other's as one history step, so that undo restores it. */
export function takeTheirs({ address, theirs, revision }: PageConflict): EditorThunk {
  return (dispatch, _, { catalogue }) => {
    dispatch(replacePage(address, { page: loadPage(theirs, catalogue.rules).page, revision }, 'takeTheirs'));
    dispatch(savingActions.conflictLeft());
  };
}

/** Replaces the local page by the server's as one history step of the given type. */
export function replacePage(
  address: PageAddress,
  { page, revision }: { readonly page: Page; readonly revision: number },
  type: string,
): EditorThunk {
  return (dispatch, getState, { now }) => {
    const key = pageKey(address);
    const { document } = getState();
    const mine = document.epack.pages[key];
    if (!mine) return;
    const change = planReplaceAll(mine, page);
    const result = applyPageChange(mine, change);
    if (!result.ok) throw new Error(`A page could not be replaced: ${result.code}`);
    const step = {
      type,
      change: { scope: 'page' as const, key, change },
      inverse: { scope: 'page' as const, key, change: result.inverse },
    };
    const history = recordChange(document.history, key, step, { now });
    dispatch(documentAction('replaced', { key, page: result.page, revision, history }, 'all'));
  };
}
