import { LeaveApp, PermissionGuard } from '@vitrina/session';
import { ErrorBoundary, lazyScreen } from '@vitrina/ui-kit';
import { Suspense, type ReactNode } from 'react';

const SignIn = lazyScreen(async () => (await import('./SignIn.tsx')).SignIn);

interface GuardedProps {
  /** Name of the route in the access log. */
  readonly routeName: string;
  readonly children: ReactNode;
}

/** Renders a screen for users with access to the builder. Signed-out users sign in here and continue. */
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
