import { LeaveApp, PermissionGuard } from '@vitrina/session';
import type { ReactNode } from 'react';

import { SignIn } from './SignIn.tsx';

interface GuardedProps {
  /** The route's name in the log of entries. */
  readonly routeName: string;
  readonly children: ReactNode;
}

/** A screen for those who may use the builder; who is not signed in signs in here and goes on. */
export function Guarded({ routeName, children }: GuardedProps) {
  return (
    <PermissionGuard
      permission="BuilderPro"
      routeName={routeName}
      renderLogin={() => <SignIn />}
      renderRedirect={(to) => <LeaveApp to={to} />}
    >
      {children}
    </PermissionGuard>
  );
}
