import type { ApiError } from '@vitrina/api-client';
import type { StaleData } from '@vitrina/api-client/contract';
import { pageKey } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { savingActions, type PageConflict } from '../store/savingSlice.ts';
import { rebaseDataOnTheirs, type TheirData } from './rebaseDataOnTheirs.ts';
import { joinTheirPage } from './joinTheirPage.ts';
import { isOwnPage } from './ownSaves.ts';

/**
 * Handles a save that failed because another user saved first (409 `stale` or `staleRecord`). Merges changes
 * that need no choice and asks about the others. Returns whether the save can be repeated.
 */
export function rebaseOnTheirs({ code, requestId, data }: ApiError): EditorThunk<boolean> {
  return (dispatch) => {
    if (code === 'staleRecord') return dispatch(rebaseDataOnTheirs(data as TheirData));
    const { page: address, theirs, revision } = data as Partial<StaleData>;
    if (address && Array.isArray(theirs) && typeof revision === 'number') {
      return dispatch(meetTheirPage({ address, theirs, revision }));
    }
    dispatch(savingActions.failed({ code, requestId }));
    return false;
  };
}

/**
 * Handles a conflict of one page. It is no conflict if the server's page is from an unanswered save of this
 * side, or if both sides changed different blocks.
 */
function meetTheirPage(conflict: PageConflict): EditorThunk<boolean> {
  return (dispatch, getState, { catalogue }) => {
    const { address, revision } = conflict;
    const key = pageKey(address);
    const { document } = getState();
    const isOwn = isOwnPage(document, key, conflict.theirs, catalogue.rules);
    if (document.revisions[key] === revision || !isOwn) {
      const isJoined = document.revisions[key] !== revision && dispatch(joinTheirPage(conflict)) === 'joined';
      dispatch(isJoined ? savingActions.conflictLeft() : savingActions.conflicted(conflict));
      return isJoined;
    }
    dispatch(documentAction('rebased', { key, revision }, []));
    dispatch(savingActions.conflictLeft());
    return true;
  };
}
