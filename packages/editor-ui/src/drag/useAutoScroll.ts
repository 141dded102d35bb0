import { useEffect } from 'react';

/** How near to an edge a dragged block scrolls, in pixels. */
const edgePx = 56;

/** How far it scrolls per event at the very edge, in pixels; the events come some twenty times a second. */
const maxStepPx = 28;

/** Scrolls an element while something is dragged near its edges. */
export function useAutoScroll(element: HTMLElement | null): void {
  useEffect(() => {
    if (element === null) return undefined;
    const onDragOver = ({ clientX, clientY }: DragEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      element.scrollBy(getScrollStep(clientX, left, right), getScrollStep(clientY, top, bottom));
    };
    element.addEventListener('dragover', onDragOver);
    return () => element.removeEventListener('dragover', onDragOver);
  }, [element]);
}

/** How far to scroll for a pointer between two edges: nothing in the middle, the more the nearer to one of them. */
export function getScrollStep(pointer: number, start: number, end: number): number {
  const reach = Math.min(edgePx, (end - start) / 4);
  if (pointer < start + reach)
    return -Math.ceil((Math.min(reach, start + reach - pointer) / reach) * maxStepPx);
  if (pointer > end - reach) return Math.ceil((Math.min(reach, pointer - end + reach) / reach) * maxStepPx);
  return 0;
}
