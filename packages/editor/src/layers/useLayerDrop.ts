import { getComponent } from '@vitrina/epack-model';
import { useCallback, useSyncExternalStore } from 'react';
import {
  type DragItem,
  findLayerDrop,
  getRowPart,
  type LayerDrop,
  type Point,
} from '@vitrina/editor-core/drag';
import { getNestingContext } from '@vitrina/editor-core/store';
import { useBlockDrop } from '@vitrina/editor-ui/drag';
import { useEditorStore } from '@vitrina/editor-ui/store';

/** A drop on the tree and the place to mark. */
export interface LayerMark extends LayerDrop {
  readonly topPx: number;
  readonly heightPx: number;
}

/** Handles drops of components and new blocks on the rows of the tree. */
export function useLayerDrop(tree: HTMLElement | null) {
  const store = useEditorStore();
  const findPlan = useCallback(
    (item: DragItem, pointer: Point): LayerMark | undefined => {
      const context = getNestingContext(store.getState(), store.services.catalogue);
      const hit = document.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>('[data-layer]');
      if (!context || !hit || !tree?.contains(hit)) return undefined;
      const id = Number(hit.dataset.layer);
      const rect = hit.getBoundingClientRect();
      const key = getComponent(context.page, id)?.componentKey ?? '';
      const part = getRowPart((pointer.y - rect.top) / rect.height, context.holdsBlocks(key));
      return { ...findLayerDrop(context, item, id, part), topPx: hit.offsetTop, heightPx: rect.height };
    },
    [store, tree],
  );
  const { connect, plan } = useBlockDrop(findPlan);
  return { connectDrop: connect, mark: useSyncExternalStore(plan.subscribe, plan.get) };
}
