import type { ApiClient } from '@vitrina/api-client';
import type { Profile } from '@vitrina/api-client/contract';
import { createContext, useContext } from 'react';

import type { Credentials } from '../sign-in/credentials.ts';
import type { RequiredPermission } from './permissions.ts';

/**
 * Where a session stands: nobody signed in, the profile on its way, signed in, its profile not to be had, a second
 * factor to be set up first, or just signed out (which, unlike `anonymous`, leaves no place to return to).
 */
export type SessionStatus = 'anonymous' | 'loading' | 'signedIn' | 'failed' | 'mustEnrol' | 'signedOut';

/** The signed-in user and what can be done with the session. */
export interface Session {
  status: SessionStatus;
  profile: Profile | undefined;
  /** True once loading the profile has ended, on error too. */
  profileFetched: boolean;
  isAdmin: boolean;
  /** Whether the user holds a permission; false while nobody is signed in. */
  can: (permission: RequiredPermission) => boolean;
  /**
   * Signs in and loads the profile.
   * @throws ApiError where the login or password is not right or the server cannot be reached
   */
  signIn: (credentials: Credentials) => Promise<void>;
  /** Forgets tokens, profile, the place to return to and everything fetched. */
  signOut: () => void;
  /** Takes over what the user changed of itself. */
  updateProfile: (change: Partial<Profile>) => void;
  apiClient: ApiClient;
}

/** @see useSession */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the app. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The typed client of the API, signed in as the user. */
export function useApiClient(): ApiClient {
  return useSession().apiClient;
}
