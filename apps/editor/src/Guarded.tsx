import { LeaveApp, PermissionGuard } from '@vitrina/session';
import { ErrorBoundary, lazyScreen } from '@vitrina/ui-kit';
import { Suspense, type ReactNode } from 'react';

const SignIn = lazyScreen(async () => (await import('./SignIn.tsx')).SignIn);

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
      renderLogin={() => (
        <Suspense fallback={null}>
          <SignIn />
        </Suspense>
      )}
      renderRedirect={(to) => <LeaveApp to={to} />}
    >
      <ErrorBoundary>{children}</ErrorBoundary>
    </PermissionGuard>
  );
}
