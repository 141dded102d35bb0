import { drawInSteps } from '@vitrina/ui-kit';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Has what stands around the page wait for it; the function it answers says that the whole page is there. */
export function useDrawing(): () => void {
  const finish = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const drawn = drawInSteps();
    finish.current = drawn;
    return drawn;
  }, []);
  return useCallback(() => finish.current?.(), []);
}
