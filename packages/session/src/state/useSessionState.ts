import { useQueryClient } from '@tanstack/react-query';
import { ApiError, createApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Profile } from '@vitrina/api-client/contract';
import { toast, whenIdle } from '@vitrina/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { requestConfirmation, requestTokens, type SignInOutcome } from '../sign-in/requestTokens.ts';
import { clearSessionStorage, clearTokens, readAccessToken } from '../tokens/tokenStorage.ts';
import { createRenewal, type Renewal } from './createRenewal.ts';
import { takeProfile } from './loadProfile.ts';
import { logFailure } from '../query/logFailure.ts';
import { holdsPermission, isAdministrator } from './permissions.ts';
import { prefetchDirectory } from './prefetchDirectory.ts';
import type { Session, SessionStatus } from './SessionContext.ts';
import type { Credentials, PasswordReason } from '../sign-in/credentials.ts';

interface SessionParts {
  session: Session;
  renewal: Renewal;
  /** Why the session waits for the password, if it does. */
  waitsFor: PasswordReason | undefined;
  /** Signs in again, or confirms the session, and keeps the current screen. */
  renew: (password: string, code?: string) => Promise<void>;
  /** Does the same with a passkey of the user. */
  renewByPasskey: () => Promise<void>;
}

/** Checks whether the token only allows setting up two-factor authentication; it is kept for that. */
function isEnrolmentMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'secondFactorNeeded';
}

/**
 * Requests the tokens; a failure is logged and rethrown. A request for a two-factor code is not a failure.
 */
async function requestTokensLogged(credentials: Credentials, baseUrl: string): Promise<SignInOutcome> {
  try {
    return await requestTokens(credentials, baseUrl);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'secondFactorRequired')) {
      logFailure('The sign-in failed', error);
    }
    throw error;
  }
}

interface ClientEvents {
  hasProfile: () => boolean;
  /** Called if the group starts to require two-factor authentication during a session. */
  onEnrolmentMissing: () => void;
}

/** Checks whether setup is required in general: a single call can refuse for its own reasons. */
async function mustEnrolFirst(baseUrl: string): Promise<boolean> {
  try {
    await createApiClient({ baseUrl, getToken: () => readAccessToken() }).call(calls.getProfile);
    return false;
  } catch (error) {
    return isEnrolmentMissing(error);
  }
}

/** The client and its renewal; both live as long as the app. */
function useRenewableClient(baseUrl: string, { hasProfile, onEnrolmentMissing }: ClientEvents) {
  const noteRefusal = async (error: ApiError) => {
    if (!hasProfile() || !isEnrolmentMissing(error)) return;
    if (await mustEnrolFirst(baseUrl)) onEnrolmentMissing();
  };
  const [waitsFor, setWaitsFor] = useState<PasswordReason>();
  const [renewal] = useState(() => createRenewal(setWaitsFor));
  const [client] = useState(() =>
    createApiClient({
      baseUrl,
      getToken: () => readAccessToken(),
      getLanguage: () => document.documentElement.lang,
      onUnauthorised: ({ status }) => hasProfile() && renewal.ask(status === 401 ? 'ended' : 'confirmation'),
      onRefused: (error) => void noteRefusal(error),
    }),
  );
  return { client, renewal, waitsFor };
}

/** Longer than a page keeps running after navigation to another has started. */
const leavingMs = 300;

/**
 * Resolves if the page stays. A page that is being left aborts its requests, which is not a failure; by the
 * time this would resolve, the page is gone.
 */
function untilNotLeft(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, leavingMs);
  });
}

/** The state of `SessionProvider`. */
export function useSessionState(baseUrl: string): SessionParts {
  const queryClient = useQueryClient();
  const [profile, setProfile] = useState<Profile>();
  const [status, setStatus] = useState<SessionStatus>(() => (readAccessToken() ? 'loading' : 'anonymous'));
  const profileRef = useRef<Profile>(undefined);
  const { client, renewal, waitsFor } = useRenewableClient(baseUrl, {
    hasProfile: () => profileRef.current !== undefined,
    onEnrolmentMissing: () => setStatus('mustEnrol'),
  });

  const keepProfile = useCallback((next: Profile | undefined) => {
    profileRef.current = next;
    setProfile(next);
  }, []);

  const fetchProfile = useCallback(async () => {
    setStatus('loading');
    try {
      const loaded = await takeProfile(client);
      keepProfile(loaded);
      setStatus('signedIn');
      // When idle: a screen that renders earlier requests the data itself.
      whenIdle(() => prefetchDirectory(queryClient, client, loaded), 3000);
    } catch (error) {
      if (isEnrolmentMissing(error)) {
        setStatus('mustEnrol');
        throw error;
      }
      await untilNotLeft();
      logFailure('The profile could not be had', error);
      // A token that cannot load a profile is useless; if kept, it would lead from Login back here.
      clearTokens();
      setStatus('failed');
      throw error;
    }
  }, [client, keepProfile, queryClient]);

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || !readAccessToken()) return;
    hasStarted.current = true;
    fetchProfile().catch(() => undefined);
  }, [fetchProfile]);

  const signIn = useCallback(
    async (credentials: Credentials) => {
      const { mustEnrol } = await requestTokensLogged(credentials, baseUrl);
      if (mustEnrol)
        throw new ApiError(403, { code: 'secondFactorNeeded', message: 'Enrolment comes first' });
      queryClient.clear();
      await fetchProfile();
    },
    [baseUrl, fetchProfile, queryClient],
  );

  const signOut = useCallback(() => {
    if (readAccessToken()) client.call(calls.logout).catch(() => undefined);
    clearSessionStorage();
    keepProfile(undefined);
    setStatus('signedOut');
    renewal.settle(false);
    queryClient.clear();
    toast.clear();
  }, [client, keepProfile, queryClient, renewal]);

  const updateProfile = useCallback(
    (change: Partial<Profile>) => {
      if (profileRef.current) keepProfile({ ...profileRef.current, ...change });
    },
    [keepProfile],
  );

  const renew = useCallback(
    async (password: string, code?: string) => {
      const login = profileRef.current?.username ?? '';
      if (waitsFor === 'confirmation') await requestConfirmation({ password, code }, baseUrl);
      else await requestTokensLogged({ login, password, code }, baseUrl);
      renewal.settle(true);
    },
    [baseUrl, renewal, waitsFor],
  );

  const renewByPasskey = useCallback(async () => {
    const requests = await import('../passkeys/requestPasskeySignIn.ts');
    if (waitsFor === 'confirmation') await requests.requestPasskeyConfirmation(baseUrl);
    else await requests.requestPasskeyRenewal(profileRef.current?.id ?? 0, baseUrl);
    renewal.settle(true);
  }, [baseUrl, renewal, waitsFor]);

  const session = useMemo<Session>(
    () => ({
      status,
      profile,
      profileFetched: status === 'signedIn' || status === 'failed' || status === 'mustEnrol',
      isAdmin: profile !== undefined && isAdministrator(profile),
      can: (permission) => profile !== undefined && holdsPermission(profile, permission),
      signIn,
      signOut,
      updateProfile,
      apiClient: client,
    }),
    [status, profile, signIn, signOut, updateProfile, client],
  );
  return { session, renewal, waitsFor, renew, renewByPasskey };
}
