import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Has the keyboard go on somewhere where what it was in is gone, such as the fields of a file that was deleted.
 *
 * @param isThere - whether what may go is still there
 * @param next - where it goes on: the element itself, or what `selector` finds in it
 */
export function useFocusAfter(
  isThere: boolean,
  next: RefObject<HTMLElement | null>,
  selector?: string,
): void {
  const wasThere = useRef(false);
  useLayoutEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) {
      const found = selector === undefined ? null : next.current?.querySelector<HTMLElement>(selector);
      (found ?? next.current)?.focus();
    }
    wasThere.current = isThere;
  }, [isThere, next, selector]);
}
