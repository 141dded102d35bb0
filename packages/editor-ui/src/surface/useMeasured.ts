import { useEffect, useState } from 'react';

import type { CanvasSurface } from './canvasSurface.ts';

/**
 * Returns what `measure` returns, measured when boxes of the page might have moved. A new result replaces one only if it
 * differs.
 *
 * @param findElement - finds the element whose size changes the result; memoized
 * @param measure - memoized
 */
export function useMeasured<Result>(
  surface: CanvasSurface,
  findElement: () => Element | undefined,
  measure: () => Result,
): Result | undefined {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let element: Element | undefined;
    const update = () => {
      const next = findElement();
      if (next !== element) {
        if (element) resizes.unobserve(element);
        if (next) resizes.observe(next);
        element = next;
      }
      const measured = measure();
      setResult((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured));
    };
    const resizes = new ResizeObserver(update);
    const stop = surface.layout.subscribe(update);
    surface.layout.raise();
    return () => {
      resizes.disconnect();
      stop();
    };
  }, [surface, findElement, measure]);
  return result;
}
