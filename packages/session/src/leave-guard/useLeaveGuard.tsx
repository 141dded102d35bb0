import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

import type { LeaveWords } from './LeaveDialog.tsx';
import { LazyLeaveDialog } from './LazyLeaveDialog.tsx';

/** The dialog, and a function to skip it. */
export interface LeaveGuard {
  /** The dialog to render: asks whether to stay, or to leave without saving. */
  dialog: ReactNode;
  /** Allows the next navigation without asking, such as after a save that leads elsewhere. */
  allowLeaving: () => void;
}

/** Shows the browser's own question when the tab is closed or reloaded. */
function useTabGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Blocks navigation while there are unsaved changes, and keeps the target until the user decides.
 * @param words - the prefix of the question's message ids, if it is not about unsaved edits
 */
export function useLeaveGuard(isUnsaved: boolean, words?: LeaveWords): LeaveGuard {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useTabGuard(isUnsaved);
  const allowLeaving = useCallback(() => {
    isAllowed.current = true;
  }, []);
  const dialog = (
    <LazyLeaveDialog
      isWanted={isUnsaved}
      words={words}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
  return { dialog, allowLeaving };
}
