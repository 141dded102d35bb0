import {
  type ComponentDraft,
  type ComponentId,
  getAncestorIds,
  getChildIds,
  type Page,
  type Place,
  rootId,
} from '@vitrina/epack-model';

import type { Refusal } from '../nesting/getNestingRefusal.ts';
import { applyChange } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveId } from '../store/selectors.ts';
import { planDrafts } from './blockEdits.ts';

/**
 * Adds sections after the one that holds the active block, or at the end of the page, as one step, and selects the first.
 * Returns the refusal if one of them can't be there; then adds none.
 */
export function insertSections(drafts: readonly ComponentDraft[]): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const place = placeOfSections(context.page, getActiveId(getState()));
    const planned = planDrafts(context, drafts, place, catalogue.find);
    if ('refusal' in planned) return planned.refusal;
    const { changes, ids } = planned;
    dispatch(applyChange({ type: 'batch', changes }, { select: ids.slice(0, 1) }));
    return undefined;
  };
}

/** Returns the place after the section that holds the active block, or at the end of the page. */
export function placeOfSections(page: Page, activeId: ComponentId | undefined): Place {
  const sections = getChildIds(page, rootId);
  if (activeId === undefined) return { parentId: rootId, index: sections.length };
  const section = getAncestorIds(page, activeId).at(-1) ?? activeId;
  return { parentId: rootId, index: sections.indexOf(section) + 1 };
}
