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
import type { EditorThunk } from '../store/editorState.ts';
import { getActiveId, getActivePage } from '../store/selectors.ts';
import { insertDrafts } from './blockEdits.ts';

/**
 * Adds sections after the one that holds the active block, or at the end of the page, as one step, and selects them.
 * Returns the refusal if one of them can't be there.
 */
export function insertSections(drafts: readonly ComponentDraft[]): EditorThunk<Refusal | undefined> {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    if (page === undefined) return undefined;
    return dispatch(insertDrafts(drafts, placeOfSections(page, getActiveId(getState()))));
  };
}

function placeOfSections(page: Page, activeId: ComponentId | undefined): Place {
  const sections = getChildIds(page, rootId);
  if (activeId === undefined) return { parentId: rootId, index: sections.length };
  const section = getAncestorIds(page, activeId).at(-1) ?? activeId;
  return { parentId: rootId, index: sections.indexOf(section) + 1 };
}
