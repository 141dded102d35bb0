import type { Catalogue } from '@vitrina/block-catalogue';
import { assignUniqueNumbers } from '@vitrina/block-kit';
import {
  applyPageChange,
  checkPageChange,
  getChildIds,
  rootId,
  type AddComponents,
  type ComponentDraft,
  type ComponentId,
  type Place,
} from '@vitrina/epack-model';

import type { InsertPosition } from '../nesting/findInsertPlace.ts';
import { placeNew } from '../nesting/placeNew.ts';
import { keepReferences } from '../nesting/keepReferences.ts';
import { planInsert, type PlannedInsert } from '../nesting/planInsert.ts';
import {
  planCopies,
  planDuplicates,
  planMoves,
  planSteps,
  type PlannedEdit,
} from '../nesting/planSeveral.ts';
import { findNeighbor, getTopmost, type CopyDraft } from '../nesting/subtrees.ts';
import {
  getNestingRefusal,
  getRemovalRefusal,
  type NestingContext,
  type Refusal,
  type Step,
} from '../nesting/getNestingRefusal.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveId, getInsertPosition } from '../store/selectors.ts';

/**
 * Adds a block and selects it. Without `place`, uses the place for new blocks: `findPlace` at `getInsertPosition`.
 * Returns the refusal if the block can't be there.
 */
export function insertDraft(draft: ComponentDraft, place?: Place): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const state = getState();
    const target = place ?? findPlace(context, draft, getActiveId(state), getInsertPosition(state));
    const planned = planDraft(context, draft, target, catalogue.find);
    if ('refusal' in planned) return planned.refusal;
    dispatch(applyChange(planned.change, { select: [planned.id] }));
    return undefined;
  };
}

/**
 * Adds several blocks at one place as one step and selects them. Returns the refusal if one of them, or any
 * of their contents, can't be there; then adds none.
 */
export function insertDrafts(drafts: readonly CopyDraft[], place: Place): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const planned = planDrafts(context, drafts, place, catalogue.find);
    if ('refusal' in planned) return planned.refusal;
    const { changes, ids } = planned;
    dispatch(applyChange({ type: 'batch', changes }, { select: ids }));
    return undefined;
  };
}

/** Plans how to add several blocks at a place. Returns the refusal if they can't be there. */
export function planDrafts(
  context: NestingContext,
  drafts: readonly CopyDraft[],
  { parentId, index }: Place,
  find: Catalogue['find'],
): { readonly changes: AddComponents[]; readonly ids: ComponentId[] } | { readonly refusal: Refusal } {
  const added: CopyDraft[] = [];
  const changes: AddComponents[] = [];
  const ids: ComponentId[] = [];
  let { page } = context;
  for (const [at, draft] of drafts.entries()) {
    const here = { ...context, page };
    const planned = planDraft(here, draft, { parentId, index: index + at }, find);
    if ('refusal' in planned) return planned;
    const { change, id } = planned;
    const refusal = checkPageChange(page, change, here);
    if (refusal) return { refusal };
    const applied = applyPageChange(page, change);
    if (!applied.ok) continue;
    page = applied.page;
    added.push(draft);
    changes.push(change);
    ids.push(id);
  }
  return { changes: keepReferences(added, changes, context.rules, false), ids };
}

/**
 * Returns the place of a new block relative to the active one. If no place there allows it, returns the end
 * of the page, which refuses the block.
 */
export function findPlace(
  context: NestingContext,
  { componentKey: key, type }: Pick<ComponentDraft, 'componentKey' | 'type'>,
  activeId: ComponentId | undefined,
  position: InsertPosition = 'inside',
): Place {
  const { page } = context;
  const place = placeNew(page, { key, type }, activeId, context, position);
  if (typeof place !== 'string') return place;
  return { parentId: rootId, index: getChildIds(page, rootId).length };
}

/** Plans how to add a block at a place. Returns the refusal if it can't be there. */
export function planDraft(
  context: NestingContext,
  draft: ComponentDraft,
  place: Place,
  find: Catalogue['find'],
): PlannedInsert | { readonly refusal: Refusal } {
  const { componentKey: key } = draft;
  const refusal = getNestingRefusal(context, key, place.parentId);
  if (refusal) return { refusal };
  const { change, id } = planInsert(context, draft, place);
  return {
    change: { ...change, components: assignUniqueNumbers(context.page, change.components, find) },
    id,
  };
}

/**
 * Moves components to one place as one step and selects them. Returns the refusal if one can't be there.
 * @param ids in page order, none inside another
 */
export function moveTo(ids: readonly ComponentId[], place: Place): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const planned = planMoves(context, ids, place);
    if (planned === undefined) return undefined;
    if ('refusal' in planned) return planned.refusal;
    dispatch(applyChange(planned.change, { select: planned.ids }));
    return undefined;
  };
}

/**
 * Copies components to one place as one step and selects the copies. Returns the refusal if one can't be
 * there.
 * @param ids in page order, none inside another
 */
export function copyTo(ids: readonly ComponentId[], place: Place): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const planned = planCopies(context, ids, place, catalogue.find);
    if ('refusal' in planned) return planned.refusal;
    dispatch(applyChange(planned.change, { select: planned.ids }));
    return undefined;
  };
}

/** Moves the selected components by one step, for the keyboard. Returns the refusal if one can't move. */
export function stepSelected(step: Step): EditorThunk<Refusal | undefined> {
  return editSelected((context, ids) => planSteps(context, ids, step));
}

/**
 * Removes the selected components as one step and selects their neighbor. Returns the refusal if one can't be
 * removed.
 */
export function removeSelected(): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const ids = getTopmost(context.page, getState().view.selection);
    for (const id of ids) {
      const refusal = getRemovalRefusal(context, id);
      if (refusal) return refusal;
    }
    const next = findNeighbor(context.page, ids);
    const changes = ids.map((id) => ({ type: 'removeComponent' as const, id }));
    const [only] = changes;
    if (only === undefined) return undefined;
    const change = changes.length === 1 ? only : { type: 'batch' as const, changes };
    dispatch(applyChange(change, { select: next === undefined ? [] : [next] }));
    return undefined;
  };
}

/**
 * Adds copies of the selected components after them and selects the copies. Returns the refusal if they can't
 * be there.
 */
export function duplicateSelected(): EditorThunk<Refusal | undefined> {
  return (dispatch, _getState, { catalogue }) =>
    dispatch(editSelected((context, ids) => planDuplicates(context, ids, catalogue.find)));
}

/**
 * Runs an edit of the selected components as one step. Skips components inside other selected ones, since
 * they follow their container.
 */
function editSelected(
  plan: (context: NestingContext, ids: readonly ComponentId[]) => PlannedEdit,
): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    const ids = context ? getTopmost(context.page, getState().view.selection) : [];
    if (context === undefined || ids.length === 0) return undefined;
    const planned = plan(context, ids);
    if ('refusal' in planned) return planned.refusal;
    dispatch(applyChange(planned.change, { select: planned.ids }));
    return undefined;
  };
}
