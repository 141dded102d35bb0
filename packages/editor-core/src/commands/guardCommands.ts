import { checkFixedProperty, getComponent, resolveSized, type ComponentId } from '@vitrina/epack-model';

import { getLockRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { canEditSelection, getActiveKey, getActivePage, getLockedIds } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { Command } from './command.ts';

/**
 * Locks components of the page in view, or unlocks them if all are locked. Returns whether they are locked
 * now.
 */
export function toggleLock(...ids: readonly ComponentId[]): EditorThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const key = getActiveKey(state);
    const lockedIds = getLockedIds(state);
    const free = ids.filter((id) => !lockedIds.includes(id));
    for (const id of free.length > 0 ? free : ids) dispatch(viewActions.lockToggled({ key, id }));
    return free.length > 0;
  };
}

/** Returns whether a component is hidden at the size in view. */
export function isHidden(state: EditorState, id: ComponentId): boolean {
  const page = getActivePage(state);
  const hide = page && getComponent(page, id)?.props.hide;
  return resolveSized(hide?.value ?? {}, state.view.size) === true;
}

/**
 * Hides components at the size in view and all smaller sizes, or shows them if all are hidden. One history
 * step. Returns the refusal if any component is locked.
 */
export function toggleHidden(...ids: readonly ComponentId[]): EditorThunk<Refusal | undefined> {
  return (dispatch, getState) => {
    const state = getState();
    const page = getActivePage(state);
    if (page === undefined) return undefined;
    for (const id of ids) {
      const refusal = getLockRefusal({ page, lockedIds: getLockedIds(state) }, id);
      if (refusal) return refusal;
      const fixed = checkFixedProperty(page, id, 'hide');
      if (fixed) return fixed;
    }
    const { size } = state.view;
    const shown = ids.filter((id) => !isHidden(state, id));
    const value = shown.length > 0;
    const changes = (value ? shown : ids).map((id) => {
      return { type: 'updateProperty' as const, id, name: 'hide', size, value };
    });
    const [only] = changes;
    if (only) dispatch(applyChange(changes.length === 1 ? only : { type: 'batch', changes }));
    return undefined;
  };
}

/** Keyboard commands for hiding and locking, like the switches in the layers panel. */
export const guardCommands: readonly Command[] = [
  {
    id: 'toggleHidden',
    labelId: 'builder.command.toggleHidden',
    group: 'block',
    hotkeys: ['Mod+Shift+H'],
    canRun: canEditSelection,
    run({ store, announce, refuse }) {
      const { selection } = store.getState().view;
      const refusal = store.dispatch(toggleHidden(...selection));
      const areHidden = selection.every((id) => isHidden(store.getState(), id));
      if (refusal) refuse(refusal);
      else announce({ id: `builder.announce.${areHidden ? 'hidden' : 'shown'}` });
    },
  },
  {
    id: 'toggleLock',
    labelId: 'builder.command.toggleLock',
    group: 'block',
    hotkeys: ['Mod+Shift+L'],
    canRun: canEditSelection,
    run({ store, announce }) {
      const isLocked = store.dispatch(toggleLock(...store.getState().view.selection));
      announce({ id: `builder.announce.${isLocked ? 'locked' : 'unlocked'}` });
    },
  },
];
