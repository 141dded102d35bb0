import type { ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { useDragDropManager } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { blockDragType, canBeDragged, listDragged, type DragItem } from '@vitrina/editor-core/drag';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

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
  const store = useEditorStore();
  const manager = useDragDropManager();
  useEffect(() => {
    if (!root) return undefined;
    const backend = manager.getBackend();
    const registry = manager.getRegistry();
    let handle: DragHandle | undefined;
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
    let disconnect = (): void => undefined;
    const attach = (target: EventTarget | null) => {
      if (manager.getMonitor().isDragging() || !(target instanceof Element)) return;
      const next = findHandle(target);
      const isFree = next !== undefined && canBeDragged(store.getState(), next.id);
      if (isFree && next.element === handle?.element && next.element.draggable) return;
      disconnect();
      handle = next;
      disconnect = isFree ? backend.connectDragSource(source, next.element) : () => undefined;
    };
    const onOver = (event: PointerEvent) => {
      // A pressed pointer that leaves its block quickly is over the next one before its drag starts.
      if (event.buttons === 0) attach(event.target);
    };
    const onDown = (event: PointerEvent) => attach(event.target);
    root.addEventListener('pointerover', onOver);
    root.addEventListener('pointerdown', onDown);
    return () => {
      root.removeEventListener('pointerover', onOver);
      root.removeEventListener('pointerdown', onDown);
      disconnect();
      disconnectPreview();
      registry.removeSource(source);
    };
  }, [root, findHandle, store, manager]);
}
