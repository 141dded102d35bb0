import { loadEpack } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { documentAction } from '../store/documentActions.ts';
import { toOwnData, type OwnData } from '../merge/ownData.ts';
import type { DocumentState } from '../store/documentState.ts';
import { savingActions, type DataConflict } from '../store/savingSlice.ts';
import type { Side } from '../merge/compareSides.ts';
import { joinData, type DataOverlap, type DataSides } from '../merge/joinData.ts';
import { isOwnData } from './ownSaves.ts';

/** What others made of a package's own data, as a 409 `staleRecord` has it. */
export interface TheirData {
  readonly theirs: object;
  /** The revision it is at. */
  readonly revision: number;
}

/**
 * Others changed what surrounds the pages since it was loaded here: takes over what only they changed; where both changed the
 * same it is asked first. Answers whether the save may go out again.
 */
export function meetTheirData(stale: TheirData): EditorThunk<boolean> {
  return (dispatch, getState, { catalogue }) => {
    // Saved on top of it already: whatever the server means, another try says the same.
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

/** Goes on with the data of both sides, where both changed the same with that of the side that was chosen. */
export function joinTheirs(
  { theirs, revision }: DataConflict,
  choose: (overlap: DataOverlap) => Side,
): EditorThunk {
  return (dispatch, getState) => {
    const { data, isChanged } = joinData(getSides(getState().document, theirs), choose);
    dispatch(documentAction('dataJoined', { data, isChanged, base: theirs, revision }, 'all'));
    dispatch(savingActions.conflictLeft());
  };
}

function getSides({ epack, dataBase: base }: DocumentState, theirs: OwnData): DataSides {
  return { mine: toOwnData(epack), theirs, base };
}
