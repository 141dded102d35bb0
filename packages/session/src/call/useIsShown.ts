import { useEffect, useRef, type RefObject } from 'react';

/** Returns whether the component is still mounted, to show the result of work it started. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
