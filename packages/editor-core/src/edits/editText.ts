import { getComponent, type ComponentId } from '@vitrina/epack-model';

import { findEditableProp } from '../props/findEditableProp.ts';
import { getLockRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getActivePage, getLockedIds } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';

/**
 * Starts editing a component's text on the canvas. Returns the refusal if the component is locked or has no
 * text.
 */
export function editText(id: ComponentId | undefined): EditorThunk<Refusal | 'noText' | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    const component = page && id !== undefined ? getComponent(page, id) : undefined;
    if (page === undefined || component === undefined) return undefined;
    const refusal = getLockRefusal({ page, lockedIds: getLockedIds(getState()) }, component.id);
    if (refusal) return refusal;
    if (findEditableProp(component, catalogue) === undefined) return 'noText';
    dispatch(viewActions.editingStarted(component.id));
    return undefined;
  };
}
