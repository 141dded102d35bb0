import { useCallback, useLayoutEffect, useRef } from 'react';

/** A point of the page that stays at a point of the window while the zoom changes. */
export interface ZoomAnchor {
  /** In pixels of the page. */
  readonly x: number;
  readonly y: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Returns a function that sets the anchor of the next change of the zoom. Scrolls after that change so that the anchor stays
 * where it is.
 */
export function useZoomAnchor(
  viewport: HTMLElement | null,
  stage: HTMLElement | null,
  scale: number,
): (anchor: ZoomAnchor) => void {
  const anchor = useRef<ZoomAnchor>(undefined);
  useLayoutEffect(() => {
    const { current } = anchor;
    anchor.current = undefined;
    if (!current || !viewport || !stage) return;
    const { left, top } = stage.getBoundingClientRect();
    const { x, y, clientX, clientY } = current;
    viewport.scrollBy({
      left: left + x * scale - clientX,
      top: top + y * scale - clientY,
      behavior: 'instant',
    });
  }, [viewport, stage, scale]);
  return useCallback((next: ZoomAnchor) => {
    anchor.current = next;
  }, []);
}
