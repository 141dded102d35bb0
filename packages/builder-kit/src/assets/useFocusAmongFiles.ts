import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The keyboard goes on among the files where the one it was busy with is gone, deleted or moved to where nobody looks, and
 * its fields with it.
 */
export function useFocusAmongFiles(filesRef: RefObject<HTMLElement | null>, hasActive: boolean): void {
  const hadActive = useRef(false);
  useLayoutEffect(() => {
    if (hadActive.current && !hasActive && document.activeElement === document.body) {
      const card = filesRef.current?.querySelector<HTMLElement>('[data-asset][tabindex="0"]');
      (card ?? filesRef.current)?.focus();
    }
    hadActive.current = hasActive;
  }, [filesRef, hasActive]);
}
