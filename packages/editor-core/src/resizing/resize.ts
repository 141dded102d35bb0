import { checkFixedParts, type PageChange, type SinglePageChange } from '@vitrina/epack-model';

import { getLockRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import { applyChange, endStep, getMergeKey } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';

/**
 * Applies planned sizes. A drag is one step of its own; the steps of a key in quick succession are one. Returns the refusal
 * if a block can't change.
 */
export function resize(
  changes: readonly SinglePageChange[],
  from: 'drag' | 'keyboard',
  type: 'resize' | 'align' = 'resize',
): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const [first] = changes;
    if (context === undefined || first === undefined) return undefined;
    for (const change of changes) {
      const refusal = 'id' in change ? getLockRefusal(context, change.id) : undefined;
      if (refusal) return refusal;
    }
    const change: PageChange = changes.length === 1 ? first : { type: 'batch', changes: [...changes] };
    const refusal = checkFixedParts(context.page, change);
    if (refusal) return refusal;
    const { selection } = getState().view;
    if (from === 'drag') dispatch(endStep());
    // The first step of a key can set more than those that follow.
    const mergeKey = `${type} ${getMergeKey(first)}`;
    dispatch(applyChange(change, { select: selection, type, mergeKey }));
    if (from === 'drag') dispatch(endStep());
    return undefined;
  };
}
