import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { WithTimeZone } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';

import { LazySignInAgain } from '../sign-in/LazySignInAgain.tsx';
import { createQueryClient } from '../query/createQueryClient.ts';
import { SessionContext } from './SessionContext.ts';
import { useSessionState } from './useSessionState.ts';

/** Props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /** The server's address; empty for the page's own origin. */
  apiBaseUrl?: string;
  children: ReactNode;
}

function SessionScope({ apiBaseUrl = '', children }: SessionProviderProps) {
  const { session, renewal, waitsFor, renew, renewByPasskey } = useSessionState(apiBaseUrl);
  return (
    <SessionContext value={session}>
      <WithTimeZone timeZone={session.profile?.timeZone}>{children}</WithTimeZone>
      {session.profile ? (
        <LazySignInAgain
          reason={waitsFor}
          username={session.profile.username}
          onSignIn={renew}
          onPasskey={renewByPasskey}
          onSignOut={session.signOut}
          onCancel={() => renewal.settle(false)}
        />
      ) : null}
    </SessionContext>
  );
}

/**
 * Provides the session: client, profile, fetched data, and the dialog that asks for the password during work.
 */
export function SessionProvider({
  queryClient,
  ...props
}: SessionProviderProps & { queryClient?: QueryClient }) {
  const [ownClient] = useState(() => queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={ownClient}>
      <SessionScope {...props} />
    </QueryClientProvider>
  );
}
