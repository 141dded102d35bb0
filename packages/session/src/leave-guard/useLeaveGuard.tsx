import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

import type { LeaveWords } from './LeaveDialog.tsx';
import { LateLeaveDialog } from './LateLeaveDialog.tsx';

/** The question and the way around it. */
export interface LeaveGuard {
  /** To be rendered: asks whether to stay or to leave without saving. */
  dialog: ReactNode;
  /** Lets the next navigation pass unasked, as after a save that leads elsewhere. */
  allowLeaving: () => void;
}

/** The browser's own question, for a tab that is closed or reloaded. */
function useTabGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Holds back navigation while there is unsaved work and keeps its target until the user has chosen.
 * @param words - where it is not of unsaved edits: what the ids of the question's texts begin with
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
    <LateLeaveDialog
      isWanted={isUnsaved}
      words={words}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
  return { dialog, allowLeaving };
}
