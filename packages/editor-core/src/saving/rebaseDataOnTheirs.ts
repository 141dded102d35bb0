import { loadEpack } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { toOwnData, type OwnData } from '../merge/ownData.ts';
import type { DocumentState } from '../store/documentState.ts';
import { savingActions, type DataConflict } from '../store/savingSlice.ts';
import type { Side } from '../merge/compareSides.ts';
import { joinData, type DataOverlap, type DataSides } from '../merge/joinData.ts';
import { isOwnData } from './ownSaves.ts';

/** Another user's version of the package data, from a 409 `staleRecord` answer. */
export interface TheirData {
  readonly theirs: object;
  /** The revision of that data. */
  readonly revision: number;
}

/**
 * Handles package data that another user saved since it was loaded here. Merges it and asks only about values
 * that both sides changed. Returns whether the save can be repeated.
 */
export function rebaseDataOnTheirs(stale: TheirData): EditorThunk<boolean> {
  return (dispatch, getState, { catalogue }) => {
    // The save was already based on this revision, so a repeated save would get the same answer.
    const { document } = getState();
    if (document.dataRevision === stale.revision) {
      dispatch(savingActions.failed({ code: 'staleRecord', requestId: undefined }));
      return false;
    }
    const theirs = toOwnData(loadEpack({ ...stale.theirs, components: {} }, catalogue.rules).epack);
    if (isOwnData(document, stale.theirs, catalogue.rules)) {
      const own = {
        data: toOwnData(document.epack),
        isChanged: true,
        base: theirs,
        revision: stale.revision,
      };
      dispatch(documentAction('dataJoined', own, []));
      dispatch(savingActions.conflictLeft());
      return true;
    }
    const { overlaps } = joinData(getSides(document, theirs), () => 'mine');
    const conflict = { theirs, revision: stale.revision, overlaps };
    if (overlaps.length === 0) dispatch(joinTheirs(conflict, () => 'mine'));
    else dispatch(savingActions.conflicted(conflict));
    return overlaps.length === 0;
  };
}

/**
 * Merges package data that another user has saved, unless both sides changed the same value. Returns whether it
 * was merged.
 */
export function joinTheirData(saved: TheirData): EditorThunk<boolean> {
  return (dispatch, getState, { catalogue }) => {
    const theirs = toOwnData(loadEpack({ ...saved.theirs, components: {} }, catalogue.rules).epack);
    const { overlaps } = joinData(getSides(getState().document, theirs), () => 'mine');
    if (overlaps.length > 0) return false;
    dispatch(joinTheirs({ theirs, revision: saved.revision, overlaps }, () => 'mine'));
    return true;
  };
}

/** Merges both sides' data. For values that both sides changed, keeps the chosen side's. */
export function joinTheirs(
  { theirs, revision }: DataConflict,
  choose: (overlap: DataOverlap) => Side,
): EditorThunk {
  return (dispatch, getState) => {
    const { data, isChanged } = joinData(getSides(getState().document, theirs), choose);
    dispatch(documentAction('dataJoined', { data, isChanged, base: theirs, revision }, 'all'));
    if (getState().saving.status !== 'idle') dispatch(savingActions.conflictLeft());
  };
}

function getSides({ epack, dataBase: base }: DocumentState, theirs: OwnData): DataSides {
  return { mine: toOwnData(epack), theirs, base };
}
