import { getComponent } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { useDragDropManager } from 'react-dnd';
import { blockDragType, type DragItem } from '@vitrina/editor-core/drag';
import { getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/**
 * Ends a drag when one of the dragged components is removed from the page. The HTML5 backend checks whether
 * the dragged node is in the document, but doesn't detect removal inside a shadow root, so the drag would
 * continue until the next one.
 */
export function useVanishedSourceGuard(): void {
  const store = useEditorStore();
  const manager = useDragDropManager();
  useEffect(
    () =>
      store.hub.subscribeAny(() => {
        const monitor = manager.getMonitor();
        if (!monitor.isDragging() || monitor.didDrop() || monitor.getItemType() !== blockDragType) return;
        const item = monitor.getItem() as DragItem;
        const page = getActivePage(store.getState());
        if (item.kind !== 'existing' || (page && item.ids.every((id) => getComponent(page, id)))) return;
        queueMicrotask(() => {
          if (monitor.isDragging()) manager.getActions().endDrag();
        });
      }),
    [store, manager],
  );
}
