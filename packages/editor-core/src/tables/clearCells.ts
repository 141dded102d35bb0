import { checkFixedParts, getComponent, type SinglePageChange } from '@vitrina/epack-model';

import { getHoldRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import { findEditableProp } from '../props/findEditableProp.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActivePage } from '../store/selectors.ts';
import { isCell, listCellTexts } from './cellSteps.ts';

/** Returns whether only cells of tables are selected. */
export function areCellsSelected(state: EditorState): boolean {
  const page = getActivePage(state);
  const { selection } = state.view;
  const isSelectedCell = (id: number) => {
    const component = page && getComponent(page, id);
    return component !== undefined && isCell(component);
  };
  return selection.length > 0 && selection.every(isSelectedCell);
}

/** Empties the texts of the selected cells, as one step. Returns the refusal if one of them can't change. */
export function clearCells(): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const { page } = context;
    const changes: SinglePageChange[] = [];
    for (const cellId of getState().view.selection) {
      const refusal = getHoldRefusal(context, cellId);
      if (refusal) return refusal;
      for (const id of listCellTexts(page, cellId, catalogue)) {
        const component = getComponent(page, id);
        const name = component && findEditableProp(component, catalogue);
        if (name !== undefined && (component?.props[name]?.value.desktop ?? '') !== '')
          changes.push({ type: 'updateProperty', id, name, size: 'desktop', value: '' });
      }
    }
    const refusal = checkFixedParts(page, { type: 'batch', changes });
    if (refusal || changes.length === 0) return refusal;
    dispatch(endStep());
    dispatch(applyChange({ type: 'batch', changes }, { type: 'clearCells' }));
    return undefined;
  };
}
