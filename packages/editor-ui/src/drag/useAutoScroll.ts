import { useEffect } from 'react';
import { useDragDropManager } from 'react-dnd';

/** Distance from an edge within which a drag scrolls, in pixels. */
const edgePx = 56;

/** Distance scrolled per step at the very edge, in pixels. */
const maxStepPx = 28;

/** Time between two steps, in milliseconds. */
const stepMs = 50;

/** Scrolls an element while a drag is held near its edges. */
export function useAutoScroll(element: HTMLElement | null): void {
  const manager = useDragDropManager();
  useEffect(() => {
    if (element === null) return undefined;
    const monitor = manager.getMonitor();
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const findStep = () => {
      const pointer = monitor.isDragging() ? monitor.getClientOffset() : null;
      if (pointer === null) return undefined;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { x, y } = pointer;
      if (x < left || x > right || y < top || y > bottom) return undefined;
      const step = { left: getScrollStep(x, left, right), top: getScrollStep(y, top, bottom) };
      return step.left === 0 && step.top === 0 ? undefined : step;
    };
    const scroll = () => {
      const step = findStep();
      if (step === undefined) return stop();
      const { scrollLeft, scrollTop } = element;
      element.scrollBy(step);
      // The content moves under a resting pointer, and a resting finger sends no events.
      if (element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop)
        manager.getActions().hover(monitor.getTargetIds(), { clientOffset: monitor.getClientOffset() });
    };
    const unsubscribe = monitor.subscribeToOffsetChange(() => {
      if (timer === undefined && findStep()) timer = setInterval(scroll, stepMs);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [element, manager]);
}

/**
 * Returns the distance to scroll for a pointer between two edges: 0 in the middle, increasing toward each
 * edge.
 */
export function getScrollStep(pointer: number, start: number, end: number): number {
  const reach = Math.min(edgePx, (end - start) / 4);
  if (pointer < start + reach)
    return -Math.ceil((Math.min(reach, start + reach - pointer) / reach) * maxStepPx);
  if (pointer > end - reach) return Math.ceil((Math.min(reach, pointer - end + reach) / reach) * maxStepPx);
  return 0;
}
