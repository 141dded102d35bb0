import { drawInSteps } from '@vitrina/ui-kit';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Announces that the page renders in steps, so that work scheduled after the first paint waits for it. Returns
 * the function to call when the whole page is rendered.
 */
export function useDrawing(): () => void {
  const finish = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const drawn = drawInSteps();
    finish.current = drawn;
    return drawn;
  }, []);
  return useCallback(() => finish.current?.(), []);
}
