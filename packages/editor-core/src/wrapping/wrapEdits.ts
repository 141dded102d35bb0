import type { ComponentId } from '@vitrina/epack-model';

import type { NestingContext, Refusal } from '../nesting/getNestingRefusal.ts';
import type { PlannedEdit } from '../nesting/planSeveral.ts';
import { getTopmost } from '../nesting/subtrees.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { planUnwrap } from './planUnwrap.ts';
import { planWrap } from './planWrap.ts';

/** Puts the selected components into a new container and selects it. Returns the refusal if that isn't possible. */
export function wrapSelected(key: string): EditorThunk<Refusal | undefined> {
  return (dispatch, _getState, { catalogue }) =>
    dispatch(editSelected('wrap', (context, ids) => planWrap(context, ids, key, catalogue.find)));
}

/** Puts the contents of the selected containers in their place and selects them. Returns the refusal if that isn't possible. */
export function unwrapSelected(): EditorThunk<Refusal | undefined> {
  return editSelected('unwrap', planUnwrap);
}

function editSelected(
  type: 'wrap' | 'unwrap',
  plan: (context: NestingContext, ids: readonly ComponentId[]) => PlannedEdit,
): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const ids = context ? getTopmost(context.page, getState().view.selection) : [];
    if (context === undefined || ids.length === 0) return undefined;
    const planned = plan(context, ids);
    if ('refusal' in planned) return planned.refusal;
    dispatch(endStep());
    dispatch(applyChange(planned.change, { select: planned.ids, type }));
    return undefined;
  };
}
