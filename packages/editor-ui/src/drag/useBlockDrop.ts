import type { Place } from '@vitrina/epack-model';
import { useEffect, useState } from 'react';
import { useDrop } from 'react-dnd';
import { blockDragType, type DragItem, type Point } from '@vitrina/editor-core/drag';
import type { Refusal } from '@vitrina/editor-core/nesting';
import { createObserved } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { dropIn } from './dropIn.ts';

/** Effect of a drop at the pointer. The drop is executed if it has a place and no refusal. */
interface DropPlan {
  readonly place?: Place;
  readonly refusal?: Refusal | undefined;
}

/**
 * Makes an element a drop target for blocks. Returns its ref and the plan at the pointer, which is
 * `undefined` unless an item is dragged over the element.
 *
 * @param findPlan - computes the plan. Must be stable between renders
 */
export function useBlockDrop<Plan extends DropPlan>(
  findPlan: (item: DragItem, pointer: Point) => Plan | undefined,
) {
  const store = useEditorStore();
  const [plan] = useState(() => createObserved<Plan | undefined>(undefined));
  const [{ isOver }, connect] = useDrop<DragItem, unknown, { isOver: boolean }>(() => {
    let planned: Point | null = null;
    const planAt = (item: DragItem, pointer: Point | null) => {
      planned = pointer;
      plan.set(pointer ? findPlan(item, pointer) : undefined);
    };
    return {
      accept: blockDragType,
      collect: (monitor) => ({ isOver: monitor.isOver() }),
      hover: (item, monitor) => planAt(item, monitor.getClientOffset()),
      drop: (item, monitor) => {
        if (monitor.didDrop()) return undefined;
        const pointer = monitor.getClientOffset();
        // A fast drag can be dropped at a point without a preceding hover event.
        if (pointer !== planned) planAt(item, pointer);
        const { place, refusal } = plan.get() ?? {};
        plan.set(undefined);
        if (place && !refusal) dropIn(store, item, place);
        return undefined;
      },
    };
  }, [store, plan, findPlan]);
  useEffect(() => {
    if (!isOver) plan.set(undefined);
  }, [isOver, plan]);
  return { connect, plan };
}
