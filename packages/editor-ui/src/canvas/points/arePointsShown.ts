import type { Catalogue } from '@vitrina/block-catalogue';
import { findPointsProp } from '@vitrina/editor-core/edits';
import { findLock } from '@vitrina/editor-core/nesting';
import { getActivePage, getLockedIds, type EditorState } from '@vitrina/editor-core/store';
import { getComponent, type ComponentId } from '@vitrina/epack-model';

/** Returns whether the points of a component can be edited on the page now. */
export function arePointsShown(state: EditorState, id: ComponentId, catalogue: Catalogue): boolean {
  const page = getActivePage(state);
  const definition = page && catalogue.find(getComponent(page, id)?.componentKey ?? '');
  if (page === undefined || definition === undefined || findPointsProp(definition) === undefined)
    return false;
  const { selection, picking } = state.view;
  const isAlone = selection.length === 1 && selection[0] === id && picking === undefined;
  return isAlone && findLock(page, getLockedIds(state), id) === undefined;
}
