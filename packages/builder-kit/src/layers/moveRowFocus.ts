import { getChildIds, getComponent, rootId } from '@vitrina/epack-model';
import type { KeyboardEvent } from 'react';

import type { BuilderStore } from '../store/createBuilderStore.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { LayersContextValue } from './LayersContext.ts';

/** The keys of a tree: up and down through the rows, right opens, left closes or goes to the parent. */
export function moveRowFocus(
  event: KeyboardEvent<HTMLElement>,
  store: BuilderStore,
  layers: LayersContextValue,
): void {
  const page = getActivePage(store.getState());
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-layer]') : null;
  if (page === undefined || row === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const id = Number(row.dataset.layer);
  const hasChildren = getChildIds(page, id).length > 0;
  const isOpen = hasChildren && layers.isOpen(id);
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-layer]')];
  const index = rows.indexOf(row);
  const focus = (next: HTMLElement | undefined) => {
    if (next === undefined) return;
    store.dispatch(viewActions.selected([Number(next.dataset.layer)]));
    next.focus();
  };
  const parentId = getComponent(page, id)?.parentId ?? rootId;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focus(rows[index + 1]),
    ArrowUp: () => focus(rows[index - 1]),
    Home: () => focus(rows[0]),
    End: () => focus(rows.at(-1)),
    ArrowRight: () => (hasChildren && !isOpen ? layers.setOpen(id, true) : isOpen && focus(rows[index + 1])),
    ArrowLeft: () =>
      isOpen
        ? layers.setOpen(id, false)
        : focus(rows.find((other) => Number(other.dataset.layer) === parentId)),
  };
  const action = actions[event.key];
  if (action === undefined) return;
  event.preventDefault();
  action();
}
