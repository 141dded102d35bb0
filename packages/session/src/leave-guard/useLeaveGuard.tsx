import { ConfirmDialog } from '@vitrina/ui-kit';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';

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

/** Holds back navigation while there is unsaved work and keeps its target until the user has chosen. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
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
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={<FormattedMessage id="session.leave.title" />}
      text={<FormattedMessage id="session.leave.text" />}
      cancelLabel={<FormattedMessage id="session.leave.stay" />}
      confirmLabel={<FormattedMessage id="session.leave.leave" />}
      isDestructive
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
  return { dialog, allowLeaving };
}
