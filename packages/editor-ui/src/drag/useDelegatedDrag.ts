import type { ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { useDragDropManager } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { blockDragType, canBeDragged, listDragged, type DragItem } from '@vitrina/editor-core/drag';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Element by which a component is dragged. */
export interface DragHandle {
  readonly id: ComponentId;
  readonly element: HTMLElement;
}

/**
 * Makes the handles inside `root` draggable. Only the handle under the pointer is a drag source, because a
 * thousand sources would each listen to all drags.
 */
export function useDelegatedDrag(
  root: HTMLElement | null | undefined,
  findHandle: (target: Element) => DragHandle | undefined,
): void {
  const store = useEditorStore();
  const manager = useDragDropManager();
  useEffect(() => {
    if (!root) return undefined;
    const backend = manager.getBackend();
    const registry = manager.getRegistry();
    let handle: DragHandle | undefined;
    let disconnect: (() => void) | undefined;
    const source = registry.addSource(blockDragType, {
      beginDrag: (): DragItem => ({
        kind: 'existing',
        ids: handle ? listDragged(store.getState(), handle.id) : [],
      }),
      canDrag: () => handle !== undefined && canBeDragged(store.getState(), handle.id),
      isDragging: (monitor) => monitor.getSourceId() === source,
      endDrag: () => undefined,
    });
    const disconnectPreview = backend.connectDragPreview(source, getEmptyImage());
    const attach = (target: EventTarget | null) => {
      if (manager.getMonitor().isDragging() || !(target instanceof Element)) return;
      const next = findHandle(target);
      const isFree = next !== undefined && canBeDragged(store.getState(), next.id);
      if (isFree && disconnect && next.element === handle?.element) return;
      disconnect?.();
      handle = next;
      disconnect = isFree ? backend.connectDragSource(source, next.element) : undefined;
    };
    const controller = new AbortController();
    const { signal } = controller;
    root.addEventListener(
      'pointerover',
      (event) => {
        // After a press, the pointer can move to the next block before the drag starts.
        if (event.buttons === 0) attach(event.target);
      },
      { signal },
    );
    root.addEventListener('pointerdown', ({ target }) => attach(target), { signal });
    root.addEventListener(
      'contextmenu',
      (event) => {
        // The context menu of a link or image would cancel the touch that starts the drag.
        if (disconnect && event instanceof PointerEvent && event.pointerType === 'touch')
          event.preventDefault();
      },
      { signal },
    );
    return () => {
      controller.abort();
      disconnect?.();
      disconnectPreview();
      registry.removeSource(source);
    };
  }, [root, findHandle, store, manager]);
}
