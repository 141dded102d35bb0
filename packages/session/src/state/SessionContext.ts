import type { ApiClient } from '@vitrina/api-client';
import type { Profile } from '@vitrina/api-client/contract';
import { createContext, useContext } from 'react';

import type { Credentials } from '../sign-in/credentials.ts';
import type { RequiredPermission } from './permissions.ts';

/**
 * The state of a session: nobody signed in, the profile loading, signed in, the profile failed to load,
 * two-factor authentication to set up first, or just signed out (which, unlike `anonymous`, keeps no path to
 * return to).
 */
export type SessionStatus = 'anonymous' | 'loading' | 'signedIn' | 'failed' | 'mustEnrol' | 'signedOut';

/** The signed-in user and the actions of the session. */
export interface Session {
  status: SessionStatus;
  profile: Profile | undefined;
  /** True once the profile has loaded or failed to load. */
  profileFetched: boolean;
  isAdmin: boolean;
  /** Checks whether the user has a permission; false if nobody is signed in. */
  can: (permission: RequiredPermission) => boolean;
  /**
   * Signs in and loads the profile.
   * @throws ApiError if the login or password is wrong, or the server cannot be reached
   */
  signIn: (credentials: Credentials) => Promise<void>;
  /** Clears tokens, profile, the path to return to and all fetched data. */
  signOut: () => void;
  /** Applies the user's changes to their own profile. */
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
