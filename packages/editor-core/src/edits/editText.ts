import { checkFixedProperty, getComponent, type ComponentId } from '@vitrina/epack-model';

import { findEditableProp } from '../props/findEditableProp.ts';
import { getLockRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getActivePage, getLockedIds } from '../store/selectors.ts';
import { viewActions, type Caret } from '../store/viewSlice.ts';

/**
 * Starts editing a component's text on the canvas. Returns the refusal if the component is locked, its text is a
 * fixed part of a library section, or it has no text.
 */
export function editText(
  id: ComponentId | undefined,
  caret: Caret = 'end',
): EditorThunk<Refusal | 'noText' | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    const component = page && id !== undefined ? getComponent(page, id) : undefined;
    if (page === undefined || component === undefined) return undefined;
    const refusal = getLockRefusal({ page, lockedIds: getLockedIds(getState()) }, component.id);
    if (refusal) return refusal;
    const name = findEditableProp(component, catalogue);
    if (name === undefined) return 'noText';
    const fixed = checkFixedProperty(page, component.id, name);
    if (fixed) return fixed;
    dispatch(viewActions.editingStarted({ id: component.id, caret }));
    return undefined;
  };
}
