import { getActiveComponent, getActivePage, getInsertPosition } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { type InsertPosition, insertPositions } from '../nesting/findInsertPlace.ts';
import type { Command } from './command.ts';

const positionHotkeys: Readonly<Record<InsertPosition, string>> = { inside: 'Alt+I', after: 'Alt+A' };

/** Commands that choose the place of blocks that the palette adds. */
const positionCommands: readonly Command[] = insertPositions.map((position) => ({
  id: `insertPosition-${position}`,
  labelId: `builder.command.insertPosition.${position}`,
  group: 'block',
  hotkeys: [positionHotkeys[position]],
  canRun: (state) =>
    state.view.tab === 'editor' &&
    getInsertPosition(state) !== position &&
    getActiveComponent(state) !== undefined,
  run: ({ store }) => store.dispatch(viewActions.insertPositionChosen(position)),
}));

/** Commands that add a block from a searchable list, after or inside the active component, or a designed section. */
export const insertCommands: readonly Command[] = [
  ...positionCommands,
  {
    id: 'insertAfter',
    labelId: 'builder.command.insertAfter',
    group: 'block',
    hotkeys: ['Mod+Enter'],
    canRun: (state) => state.view.tab === 'editor' && getActivePage(state) !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('insertAfter')),
  },
  {
    id: 'insertInside',
    labelId: 'builder.command.insertInside',
    group: 'block',
    hotkeys: ['Mod+Shift+Enter'],
    canRun: (state) => state.view.tab === 'editor' && getActiveComponent(state) !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('insertInside')),
  },
  {
    id: 'insertDesign',
    labelId: 'builder.command.insertDesign',
    group: 'block',
    canRun: (state) => state.view.tab === 'editor' && getActivePage(state) !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('designs')),
  },
];
