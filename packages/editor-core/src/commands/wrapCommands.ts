import { rootId } from '@vitrina/epack-model';

import { canEditSelection, countSelected, getActiveComponent } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { unwrapSelected, wrapSelected } from '../wrapping/wrapEdits.ts';
import type { Command } from './command.ts';

/** Commands that put blocks into a container, take them out, and replace a block by one of another kind. */
export const wrapCommands: readonly Command[] = [
  {
    id: 'wrapRow',
    labelId: 'builder.command.wrapRow',
    group: 'block',
    hotkeys: ['Mod+G'],
    canRun: canEditSelection,
    run({ store, announce, refuse }) {
      const refusal = store.dispatch(wrapSelected('Row'));
      if (refusal) refuse(refusal);
      else announce({ id: 'builder.announce.wrapped' });
    },
  },
  {
    id: 'wrapIn',
    labelId: 'builder.command.wrapIn',
    group: 'block',
    hotkeys: ['Mod+Alt+G'],
    canRun: canEditSelection,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('wrapIn')),
  },
  {
    id: 'unwrap',
    labelId: 'builder.command.unwrap',
    group: 'block',
    hotkeys: ['Mod+Shift+G'],
    canRun: canEditSelection,
    run({ store, announce, refuse }) {
      const refusal = store.dispatch(unwrapSelected());
      if (refusal) refuse(refusal);
      else announce({ id: 'builder.announce.unwrapped' });
    },
  },
  {
    id: 'replaceBlock',
    labelId: 'builder.command.replaceBlock',
    group: 'block',
    hotkeys: ['Alt+R'],
    canRun: (state) =>
      canEditSelection(state) &&
      countSelected(state).count === 1 &&
      (getActiveComponent(state)?.parentId ?? rootId) !== rootId,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('replaceBlock')),
  },
];
