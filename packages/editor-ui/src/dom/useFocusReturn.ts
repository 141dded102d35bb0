import { useCallback, useRef } from 'react';

/** The ref of a button, and a function that returns the focus to the button once it is rendered again. */
type FocusReturn = readonly [focusReturned: (button: HTMLElement | null) => void, returnFocus: () => void];

/** Returns the focus to a button that was replaced by what it opened, when that closes. */
export function useFocusReturn(): FocusReturn {
  const isExpected = useRef(false);
  const focusReturned = useCallback((button: HTMLElement | null) => {
    if (button === null || !isExpected.current) return;
    isExpected.current = false;
    button.focus();
  }, []);
  const returnFocus = useCallback(() => {
    isExpected.current = true;
  }, []);
  return [focusReturned, returnFocus];
}
