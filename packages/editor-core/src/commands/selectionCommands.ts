import { getChildIds, rootId, walkPage } from '@vitrina/epack-model';

import { canEditSelection, getActiveComponent, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { Command } from './command.ts';

/** Commands that change the selection, or list what applies to it. */
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
    id: 'selectSame',
    labelId: 'builder.command.selectSame',
    group: 'block',
    canRun: canEditSelection,
    run({ store, announce }) {
      const state = store.getState();
      const page = getActivePage(state);
      const active = getActiveComponent(state);
      if (page === undefined || active === undefined) return;
      const same = [...walkPage(page)].filter(({ componentKey }) => componentKey === active.componentKey);
      const others = same.map(({ id }) => id).filter((id) => id !== active.id);
      store.dispatch(viewActions.selected([...others, active.id]));
      announce({ id: 'builder.announce.selected', values: { count: same.length } });
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
