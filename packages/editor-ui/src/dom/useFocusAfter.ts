import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus when the content that had it is removed, such as the fields of a deleted file.
 *
 * @param isThere - whether the content is still rendered
 * @param next - element that receives focus, or that contains the `selector` match to focus
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
