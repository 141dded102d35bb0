import { useLayoutEffect, useState } from 'react';

/** Width and height of an element's content box, in pixels, before transforms. */
export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

const nothing: ElementSize = { width: 0, height: 0 };

/** Returns the current size of an element. */
export function useElementSize(element: HTMLElement | null): ElementSize {
  const [size, setSize] = useState(nothing);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
