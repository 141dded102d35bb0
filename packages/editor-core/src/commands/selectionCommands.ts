import { getChildIds, rootId } from '@vitrina/epack-model';

import { canEditSelection, getActiveComponent, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { Command } from './command.ts';

/** Keyboard commands that change the selection. */
export const selectionCommands: readonly Command[] = [
  {
    id: 'selectAll',
    labelId: 'builder.command.selectAll',
    group: 'block',
    hotkeys: ['Mod+A'],
    canRun: ({ view }) => view.tab === 'editor',
    run({ store, announce }) {
      const state = store.getState();
      const page = getActivePage(state);
      const ids = page ? getChildIds(page, getActiveComponent(state)?.parentId ?? rootId) : [];
      store.dispatch(viewActions.selected(ids));
      announce({ id: 'builder.announce.selected', values: { count: ids.length } });
    },
  },
  {
    id: 'contextMenu',
    labelId: 'builder.command.contextMenu',
    group: 'block',
    hotkeys: ['Shift+F10', 'ContextMenu'],
    canRun: canEditSelection,
    run: ({ store }) => store.dispatch(viewActions.contextMenuOpened('active')),
  },
];
