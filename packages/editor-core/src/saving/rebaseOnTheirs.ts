import type { ApiError } from '@vitrina/api-client';
import type { StaleData } from '@vitrina/api-client/contract';
import { pageKey } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { savingActions, type PageConflict } from '../store/savingSlice.ts';
import { meetTheirData, type TheirData } from './meetTheirData.ts';
import { isOwnPage } from './ownSaves.ts';

/**
 * A save met what was saved since, as a 409 `stale` or `staleRecord` has it: takes up what asks for no choice, and asks for the
 * rest. Answers whether the save may go out again.
 */
export function rebaseOnTheirs({ code, requestId, data }: ApiError): EditorThunk<boolean> {
  return (dispatch) => {
    if (code === 'staleRecord') return dispatch(meetTheirData(data as TheirData));
    const { page: address, theirs, revision } = data as Partial<StaleData>;
    if (address && Array.isArray(theirs) && typeof revision === 'number') {
      return dispatch(meetTheirPage({ address, theirs, revision }));
    }
    dispatch(savingActions.failed({ code, requestId }));
    return false;
  };
}

/** A page that is there because of a save of this side that had no answer is no conflict. */
function meetTheirPage(conflict: PageConflict): EditorThunk<boolean> {
  return (dispatch, getState, { catalogue }) => {
    const { address, revision } = conflict;
    const key = pageKey(address);
    const { document } = getState();
    const isOwn = isOwnPage(document, key, conflict.theirs, catalogue.rules);
    if (!isOwn || document.revisions[key] === revision) {
      dispatch(savingActions.conflicted(conflict));
      return false;
    }
    dispatch(documentAction('rebased', { key, revision }, []));
    dispatch(savingActions.conflictLeft());
    return true;
  };
}
