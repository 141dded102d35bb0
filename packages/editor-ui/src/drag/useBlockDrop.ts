import type { Place } from '@vitrina/epack-model';
import { useEffect, useRef, useState, type RefObject } from 'react';
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
 * `undefined` unless an item is dragged over the element. Components dragged while Alt is pressed are copied.
 *
 * @param findPlan - computes the plan. Must be stable between renders
 */
export function useBlockDrop<Plan extends DropPlan>(
  findPlan: (item: DragItem, pointer: Point) => Plan | undefined,
) {
  const store = useEditorStore();
  const isAltDown = useAltDown();
  const [plan] = useState(() => createObserved<Plan | undefined>(undefined));
  const [{ isOver }, connect] = useDrop<DragItem, unknown, { isOver: boolean }>(() => {
    let planned: Point | null = null;
    let isPlannedCopy = false;
    const planAt = (item: DragItem, pointer: Point | null) => {
      planned = pointer;
      isPlannedCopy = isAltDown.current;
      plan.set(pointer ? findPlan(item, pointer) : undefined);
    };
    const asDragged = (item: DragItem): DragItem =>
      item.kind === 'existing' ? { ...item, isCopied: isAltDown.current } : item;
    return {
      accept: blockDragType,
      collect: (monitor) => ({ isOver: monitor.isOver() }),
      hover: (item, monitor) => planAt(asDragged(item), monitor.getClientOffset()),
      drop: (source, monitor) => {
        if (monitor.didDrop()) return undefined;
        const item = asDragged(source);
        const pointer = monitor.getClientOffset();
        // A fast drag can be dropped at a point without a preceding hover event.
        if (pointer !== planned || isPlannedCopy !== isAltDown.current) planAt(item, pointer);
        const { place, refusal } = plan.get() ?? {};
        plan.set(undefined);
        if (place && !refusal) dropIn(store, item, place);
        return undefined;
      },
    };
  }, [store, plan, findPlan, isAltDown]);
  useEffect(() => {
    if (!isOver) plan.set(undefined);
  }, [isOver, plan]);
  return { connect, plan };
}

/** Returns whether Alt is pressed during a drag. Key events don't fire then; the drag's own events know. */
function useAltDown(): RefObject<boolean> {
  const isAltDown = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    // In the capture phase, before the drag backend handles the event.
    const options = { capture: true, signal: controller.signal };
    const follow = ({ altKey }: DragEvent) => {
      isAltDown.current = altKey;
    };
    globalThis.addEventListener('dragover', follow, options);
    globalThis.addEventListener('drop', follow, options);
    return () => controller.abort();
  }, []);
  return isAltDown;
}
