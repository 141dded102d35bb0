import { sizes } from '@vitrina/epack-model';

import { viewActions } from '../store/viewSlice.ts';
import type { Command } from './command.ts';

const sizeCommands: readonly Command[] = sizes.map((size, index) => ({
  id: `size-${size}`,
  labelId: `builder.command.size.${size}`,
  group: 'view',
  hotkeys: [`Alt+${index + 1}`],
  canRun: (state) => state.view.tab === 'editor' && state.view.size !== size,
  run: ({ store }) => store.dispatch(viewActions.sizeChosen(size)),
}));

/** What changes the screen and nothing of the document. */
export const viewCommands: readonly Command[] = [
  {
    id: 'commands',
    labelId: 'builder.command.commands',
    group: 'view',
    hotkeys: ['Mod+K'],
    worksWhileTyping: true,
    canRun: () => true,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('commands')),
  },
  {
    id: 'shortcuts',
    labelId: 'builder.command.shortcuts',
    group: 'view',
    hotkeys: ['?'],
    canRun: () => true,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('shortcuts')),
  },
  ...sizeCommands,
  {
    id: 'togglePalette',
    labelId: 'builder.command.togglePalette',
    group: 'view',
    canRun: (state) => state.view.tab === 'editor',
    run: ({ store }) => store.dispatch(viewActions.paletteToggled()),
  },
  {
    id: 'toggleInspector',
    labelId: 'builder.command.toggleInspector',
    group: 'view',
    canRun: (state) => state.view.tab === 'editor',
    run: ({ store }) => store.dispatch(viewActions.inspectorToggled()),
  },
];
