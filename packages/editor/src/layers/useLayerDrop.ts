import { getComponent } from '@vitrina/epack-model';
import { useState } from 'react';
import { useDrop, type DropTargetMonitor } from 'react-dnd';
import {
  blockDragType,
  type DragItem,
  findLayerDrop,
  getRowPart,
  type LayerDrop,
} from '@vitrina/editor-core/drag';
import { getNestingContext } from '@vitrina/editor-core/store';
import { dropIn } from '@vitrina/editor-ui/drag';
import { useEditorStore } from '@vitrina/editor-ui/store';

/** A drop on the tree with where to draw it. */
export interface LayerMark extends LayerDrop {
  readonly topPx: number;
  readonly heightPx: number;
}

/** Lets components and new blocks be dropped on the rows of the tree. */
export function useLayerDrop(tree: HTMLElement | null) {
  const store = useEditorStore();
  const [mark, setMark] = useState<LayerMark>();
  const find = (item: DragItem, monitor: DropTargetMonitor): LayerMark | undefined => {
    const pointer = monitor.getClientOffset();
    const context = getNestingContext(store.getState(), store.services.catalogue);
    const hit =
      pointer && document.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>('[data-layer]');
    if (!pointer || !context || !hit || !tree?.contains(hit)) return undefined;
    const id = Number(hit.dataset.layer);
    const rect = hit.getBoundingClientRect();
    const key = getComponent(context.page, id)?.componentKey ?? '';
    const part = getRowPart((pointer.y - rect.top) / rect.height, context.holdsBlocks(key));
    return { ...findLayerDrop(context, item, id, part), topPx: hit.offsetTop, heightPx: rect.height };
  };
  const [{ isOver }, connectDrop] = useDrop<DragItem, unknown, { isOver: boolean }>(
    () => ({
      accept: blockDragType,
      collect: (monitor) => ({ isOver: monitor.isOver() }),
      hover: (item, monitor) => setMark(find(item, monitor)),
      drop: (item, monitor) => {
        const drop = monitor.didDrop() ? undefined : find(item, monitor);
        if (drop === undefined || drop.refusal) return undefined;
        dropIn(store, item, drop.place);
        return undefined;
      },
    }),
    [store, tree],
  );
  return { connectDrop, mark: isOver ? mark : undefined };
}
