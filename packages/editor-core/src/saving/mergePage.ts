import { loadPage, pageKey, type Page } from '@vitrina/epack-model';

import { compareSides, type Difference, type Side } from '../merge/compareSides.ts';
import { planMerge } from '../merge/planMerge.ts';
import type { EditorThunk } from '../store/editorState.ts';
import type { PageConflict } from '../store/savingSlice.ts';
import { saveMerged } from './resolveConflict.ts';

/**
 * Saves a page that another user saved in the meantime, with the changes of both sides.
 *
 * @param base - the page both sides started from; without it, every difference counts as a change of both
 * @param choose - picks a side for each difference; by default the one that loses no work
 */
export function mergePage(
  conflict: PageConflict,
  base: Page | undefined,
  choose: (difference: Difference) => Side = ({ preferred }) => preferred,
): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { catalogue }) => {
    const mine = getState().document.epack.pages[pageKey(conflict.address)];
    if (!mine) throw new Error(`The page ${pageKey(conflict.address)} is not loaded`);
    const sides = { mine, theirs: loadPage(conflict.theirs, catalogue.rules).page, base };
    await dispatch(saveMerged(conflict, planMerge(sides, compareSides(sides), choose, catalogue.rules)));
  };
}
