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
import { joinTheirs } from './meetTheirData.ts';
import { saveEpack } from './saveEpack.ts';

/** Saves this side's page over the other's; the server keeps the replaced version and lists it. */
export function overwriteTheirs({ address, revision }: PageConflict): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(documentAction('rebased', { key: pageKey(address), revision }, []));
    dispatch(savingActions.conflictLeft());
    await dispatch(saveEpack());
  };
}

/** Saves this side's page with the blocks of the other that were chosen. What they replaced comes back by undo. */
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

/** Saves the package's own data of both sides, where both changed the same with that of the side that was chosen. */
export function saveJoined(
  conflict: DataConflict,
  choose: (overlap: DataOverlap) => Side,
): EditorThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(joinTheirs(conflict, choose));
    return dispatch(saveEpack());
  };
}

/** Takes the other side's page. That is a step of the page's history, so this side's can be had back by undo. */
export function takeTheirs({ address, theirs, revision }: PageConflict): EditorThunk {
  return (dispatch, _, { catalogue }) => {
    dispatch(replacePage(address, { page: loadPage(theirs, catalogue.rules).page, revision }, 'takeTheirs'));
    dispatch(savingActions.conflictLeft());
  };
}

/** Shows what the server has of a page in place of what is here, as a step of the history of that type. */
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
