import { readUserAgent } from '../../platform/http/userAgent.ts';
import { createToken } from '../../platform/security/tokens.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import type { CheckCredentials, ClaimedIdentity } from './checkCredentials.ts';

/** A request to sign in. */
export interface SignInRequest extends ClaimedIdentity {
  userAgent: string | undefined;
}

/** Signs users in. */
export interface SignIn {
  /** @returns a new token @throws a failure that names the problem with the credentials */
  (request: SignInRequest): Promise<{ token: string; mustEnrolSecondFactor: boolean }>;
}

/** A session to open. */
interface OpenedSession extends Pick<SignInRequest, 'audience' | 'userAgent'> {
  /** Whether the way to sign in counts as both factors, also for a user without an authenticator app. */
  hasTwoFactors?: boolean;
}

/**
 * Opens a session for an authenticated user.
 *
 * @param check - throws if the user may no longer sign in
 */
export async function issueToken(
  database: Database,
  userId: number,
  { audience, userAgent, hasTwoFactors = false }: OpenedSession,
  check: (query: Queryable) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const { token, hash } = createToken();
  const { browser, os } = readUserAgent(userAgent);
  await database.transaction(async (query) => {
    await check(query);
    await query
      .insertInto('token')
      .values({ hash, user_id: userId, audience, browser, os, has_two_factors: hasTwoFactors })
      .execute();
    await query
      .updateTable('app_user')
      .set({ last_sign_in_at: new Date() })
      .where('id', '=', userId)
      .execute();
  });
  return token;
}

/** Creates the sign-in. */
export function createSignIn(database: Database, checkCredentials: CheckCredentials): SignIn {
  return (request) =>
    checkCredentials(request, async (user, checkUnchanged) => ({
      token: await issueToken(database, user.id, request, checkUnchanged),
      mustEnrolSecondFactor: user.is_second_factor_required === true && !user.second_factor,
    }));
}
