import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** The edges of a line, in pixels from the first one's side. */
export interface LineBox {
  readonly start: number;
  readonly end: number;
}

/** Distance after which a press is a drag, in pixels. */
const dragStartPx = 5;

interface Press {
  readonly from: number;
  /** Where the press began, in window coordinates along the line's direction. */
  readonly startPx: number;
  /** Window coordinate of the table's edge. */
  readonly originPx: number;
}

/**
 * Returns the props of the handles of lines that make them movable by mouse and touch. Rows are below each other, columns
 * side by side.
 */
export function useLineDrag(
  line: 'row' | 'column',
  boxes: readonly LineBox[],
  onMove: (from: number, to: number) => void,
) {
  const press = useRef<Press>(undefined);
  const isDragged = useRef(false);
  const [target, setTarget] = useState<{ readonly from: number; readonly to: number }>();
  const place = (event: PointerEvent) => (line === 'row' ? event.clientY : event.clientX);
  const cancel = () => {
    press.current = undefined;
    setTarget(undefined);
  };
  const isDragging = target !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isDragging]);
  const handleProps = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isDragged.current = false;
      const strip = event.currentTarget.parentElement?.getBoundingClientRect();
      if (event.button !== 0 || !event.isPrimary || strip === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const originPx = line === 'row' ? strip.top : strip.left;
      press.current = { from: at, startPx: place(event), originPx };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (press.current === undefined) return;
      const { from, startPx, originPx } = press.current;
      if (!isDragged.current && Math.abs(place(event) - startPx) < dragStartPx) return;
      isDragged.current = true;
      const to = findTarget(boxes, place(event) - originPx);
      if (target?.to !== to) setTarget({ from, to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = press;
      cancel();
      if (current === undefined || !isDragged.current) return;
      // By the pointer itself: the last move may not be rendered yet.
      const to = findTarget(boxes, place(event) - current.originPx);
      if (to !== current.from) onMove(current.from, to);
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
  });
  return {
    handleProps,
    /** Whether the last press was a drag, whose click opens no menu. */
    wasDragged: () => isDragged.current,
    /** Where the dragged line would be, in pixels from the table's edge. */
    markPx: target && findMark(boxes, target.from, target.to),
  };
}

/** Returns the index of the line at a place, or of the nearest one. */
function findTarget(boxes: readonly LineBox[], px: number): number {
  const distance = ({ start, end }: LineBox) => Math.max(start - px, px - end, 0);
  const nearest = Math.min(...boxes.map(distance));
  return boxes.findIndex((box) => distance(box) === nearest);
}

/** Returns the edge of the target line that the dragged line would be at: the far one from where it came. */
function findMark(boxes: readonly LineBox[], from: number, to: number): number | undefined {
  const [before, after] = [boxes[from], boxes[to]];
  if (before === undefined || after === undefined || from === to) return undefined;
  return after.start > before.start ? after.end : after.start;
}
