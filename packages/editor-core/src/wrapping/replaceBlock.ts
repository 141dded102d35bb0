import type { ComponentDraft, ComponentId } from '@vitrina/epack-model';

import type { Refusal } from '../nesting/getNestingRefusal.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { planReplace } from './planReplace.ts';

/** The outcome of {@link replaceBlock}. */
export type Replacement = { readonly lostCount: number } | { readonly refusal: Refusal };

/** Puts a new block in the place of a component, with the values and blocks that fit, and selects it. */
export function replaceBlock(id: ComponentId, draft: ComponentDraft): EditorThunk<Replacement | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const planned = planReplace(context, id, draft, catalogue.find);
    if ('refusal' in planned) return planned;
    dispatch(endStep());
    dispatch(applyChange(planned.change, { select: [planned.id], type: 'replaceBlock' }));
    return { lostCount: planned.lostCount };
  };
}
