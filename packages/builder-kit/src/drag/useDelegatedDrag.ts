import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { useDragDropManager } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';

import { isInside } from '../nesting/whyNotInside.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import type { BuilderStore } from '../store/createBuilderStore.ts';
import { getActivePage } from '../store/selectors.ts';
import { blockDragType, type DragItem } from './dragItem.ts';

/** The element by which a component is dragged. */
export interface DragHandle {
  readonly id: ComponentId;
  readonly element: HTMLElement;
}

/**
 * Lets what is inside `root` be dragged. Only the handle under the pointer is a drag source at any time: a thousand
 * sources would each listen to every move of every drag.
 */
export function useDelegatedDrag(
  root: HTMLElement | null | undefined,
  findHandle: (target: Element) => DragHandle | undefined,
): void {
  const store = useBuilderStore();
  const manager = useDragDropManager();
  useEffect(() => {
    if (!root) return undefined;
    const backend = manager.getBackend();
    const registry = manager.getRegistry();
    let handle: DragHandle | undefined;
    const source = registry.addSource(blockDragType, {
      beginDrag: (): DragItem => ({ kind: 'existing', id: handle?.id ?? 0 }),
      canDrag: () => handle !== undefined && canBeDragged(store, handle.id),
      isDragging: (monitor) => monitor.getSourceId() === source,
      endDrag: () => undefined,
    });
    const disconnectPreview = backend.connectDragPreview(source, getEmptyImage());
    let disconnect = (): void => undefined;
    const attach = ({ target }: Event) => {
      if (manager.getMonitor().isDragging() || !(target instanceof Element)) return;
      disconnect();
      handle = findHandle(target);
      const isFree = handle !== undefined && canBeDragged(store, handle.id);
      disconnect = isFree ? backend.connectDragSource(source, handle?.element) : () => undefined;
    };
    root.addEventListener('pointerover', attach);
    root.addEventListener('pointerdown', attach);
    return () => {
      root.removeEventListener('pointerover', attach);
      root.removeEventListener('pointerdown', attach);
      disconnect();
      disconnectPreview();
      registry.removeSource(source);
    };
  }, [root, findHandle, store, manager]);
}

/** Text that is being edited is selected with the mouse, so neither its block nor any around it may be dragged. */
function canBeDragged(store: BuilderStore, id: ComponentId): boolean {
  const state = store.getState();
  const page = getActivePage(state);
  const { editingId } = state.view;
  if (page === undefined || getComponent(page, id) === undefined) return false;
  return editingId === undefined || !isInside(page, editingId, id);
}
