import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Turns clicks on a button, or Enter, into work. */
interface Presses {
  /** Starts the work, or joins it if it is pending. */
  join: <Result>(start: () => Promise<Result>) => Promise<Result>;
  /** Whether the component is still mounted, to show the result. */
  isShown: RefObject<boolean>;
}

/** Runs a double click only once. A state would be too late: the second click precedes the render. */
export function usePresses(): Presses {
  const underWay = useRef<Promise<unknown>>(undefined);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const join = useCallback(<Result>(start: () => Promise<Result>): Promise<Result> => {
    if (underWay.current) return underWay.current as Promise<Result>;
    const started = start().finally(() => {
      underWay.current = undefined;
    });
    underWay.current = started;
    return started;
  }, []);
  return { join, isShown };
}
