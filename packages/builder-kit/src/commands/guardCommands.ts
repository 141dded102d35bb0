import { getComponent, resolveSized, type ComponentId } from '@vitrina/epack-model';

import { whyLocked, type Refusal } from '../nesting/whyNotInside.ts';
import type { BuilderState, BuilderThunk } from '../store/createBuilderStore.ts';
import { applyChange } from '../store/edit.ts';
import {
  canEditSelection,
  getActiveId,
  getActiveKey,
  getActivePage,
  getLockedIds,
} from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { Command } from './command.ts';

/** Locks a component of the page in view, or unlocks it. Answers whether it is locked now. */
export function toggleLock(id: ComponentId): BuilderThunk<boolean> {
  return (dispatch, getState) => {
    dispatch(viewActions.lockToggled({ key: getActiveKey(getState()), id }));
    return getLockedIds(getState()).includes(id);
  };
}

/** Whether a component is hidden at the size in view. */
export function isHidden(state: BuilderState, id: ComponentId): boolean {
  const page = getActivePage(state);
  const hide = page && getComponent(page, id)?.props.hide;
  return resolveSized(hide?.value ?? {}, state.view.size) === true;
}

/** Hides a component at the size in view and the smaller ones, or shows it again. Answers why not, where it is locked. */
export function toggleHidden(id: ComponentId): BuilderThunk<Refusal | undefined> {
  return (dispatch, getState) => {
    const state = getState();
    const page = getActivePage(state);
    const refusal = page && whyLocked({ page, lockedIds: getLockedIds(state) }, id);
    if (refusal) return refusal;
    const { size } = state.view;
    const value = !isHidden(state, id);
    dispatch(applyChange({ type: 'updateProperty', id, name: 'hide', size, value }));
    return undefined;
  };
}

/** What the layers' switches do, for the keyboard: hiding and locking. */
export const guardCommands: readonly Command[] = [
  {
    id: 'toggleHidden',
    labelId: 'builder.command.toggleHidden',
    group: 'block',
    hotkeys: ['Mod+Shift+H'],
    canRun: canEditSelection,
    run({ store, announce, refuse }) {
      const id = getActiveId(store.getState());
      if (id === undefined) return;
      const refusal = store.dispatch(toggleHidden(id));
      if (refusal) refuse(refusal);
      else announce({ id: `builder.announce.${isHidden(store.getState(), id) ? 'hidden' : 'shown'}` });
    },
  },
  {
    id: 'toggleLock',
    labelId: 'builder.command.toggleLock',
    group: 'block',
    hotkeys: ['Mod+Shift+L'],
    canRun: canEditSelection,
    run({ store, announce }) {
      const id = getActiveId(store.getState());
      if (id === undefined) return;
      const isLocked = store.dispatch(toggleLock(id));
      announce({ id: `builder.announce.${isLocked ? 'locked' : 'unlocked'}` });
    },
  },
];
