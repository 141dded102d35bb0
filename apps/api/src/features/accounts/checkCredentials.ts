import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { SecretBox } from '../../platform/security/secretBox.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { countAttempt, forget, forgive, type AttemptLimit } from './attempts.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { isKnownPlace, normalizeLogin, rememberPlace } from './places.ts';
import { isRightCode } from './twoFactorCodes.ts';

/** The credentials of a request, and its origin. */
export interface ClaimedIdentity {
  login: string;
  password: string;
  /** The two-factor code. */
  code?: string | undefined;
  address: string;
  audience: 'panel' | 'builder';
}

/** An account as sign-in reads it. */
export interface StoredUser {
  id: number;
  username: string;
  password_hash: string;
  is_enabled: boolean;
  second_factor: Buffer | null;
  is_second_factor_required: boolean | null;
}

async function findUser(database: Database, login: string): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select u.id, u.username, u.password_hash, u.is_enabled, f.secret as second_factor,
      (g.settings ->> 'isSecondFactorRequired')::boolean as is_second_factor_required
    from app_user u
    left join second_factor f on f.user_id = u.id and f.confirmed_at is not null
    left join user_group g on g.id = u.group_id
    where lower(u.username) = lower(${login.trim()}) and not u.is_service
  `.execute(database.query);
  return rows[0];
}

const fifteenMinutes = 15 * 60;

/** The limits that a sign-in counts against. */
export function limitsOf(login: string, network: string) {
  return {
    /** A person who mistypes, from one network. */
    pair: { key: `pair ${network} ${login}`, free: 20, maxWaitSeconds: fifteenMinutes },
    /** A network that tries many logins; the limit still suits an office behind one address. */
    place: { key: `place ${network}`, free: 200, maxWaitSeconds: fifteenMinutes },
    /**
     * A login tried from many networks. Its user is not delayed on networks where they have signed in before.
     */
    login: { key: `login ${login}`, free: 100, maxWaitSeconds: 30 },
  } satisfies Record<string, AttemptLimit>;
}

/**
 * The limit for guessed two-factor codes of a user from networks where the user has not signed in before.
 * Only someone who knows the password gets this far, so other users are not delayed. The limit is needed
 * because a million codes are few for an attacker with many addresses.
 */
export function codesOf(userId: number): AttemptLimit {
  return { key: `codes ${userId}`, free: 10, maxWaitSeconds: fifteenMinutes };
}

/**
 * Checks that the account still has the verified password: another one may have been set during the
 * derivation. From here on, a password change waits for this session, and ends it.
 */
async function isUnchanged(query: Queryable, { id, password_hash }: StoredUser): Promise<boolean> {
  const { rows } = await sql`
    select from app_user where id = ${id} and is_enabled and password_hash = ${password_hash} for no key update
  `.execute(query);
  return rows.length > 0;
}

async function renewHash(database: Database, user: StoredUser, password: string): Promise<void> {
  if (!needsRehash(user.password_hash)) return;
  const password_hash = await hashPassword(password);
  await database.query
    .updateTable('app_user')
    .set({ password_hash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

/** Checks that the account has not changed since its password was verified. @throws {@link Failure} otherwise */
export type CheckUnchanged = (query: Queryable) => Promise<void>;

/** Checks credentials, counts guesses, and grants what is asked for. */
export interface CheckCredentials {
  /**
   * @param grant - runs once the credentials are right; calls `checkUnchanged` in its transaction
   * @throws {@link Failure} that names the problem with the credentials
   */
  <Granted>(
    identity: ClaimedIdentity,
    grant: (user: StoredUser, checkUnchanged: CheckUnchanged) => Promise<Granted>,
  ): Promise<Granted>;
}

/** Creates the check of credentials. */
export function createCredentialCheck(
  database: Database,
  secrets: SecretBox,
  messages: 'precise' | 'neutral',
): CheckCredentials {
  const { query } = database;

  function failWith(code: 'incorrectLogin' | 'incorrectPassword'): never {
    throw new Failure(401, messages === 'neutral' ? 'incorrectLoginOrPassword' : code);
  }

  return async (identity, grant) => {
    const { login, password, audience } = identity;
    const network = networkOf(identity.address);
    const limits = limitsOf(normalizeLogin(login), network);
    const user = await findUser(database, login);
    // Queried for a missing user too, so that the response takes as long.
    const isAtHome = await isKnownPlace(query, user?.id ?? 0, network);
    const counted = [limits.pair, limits.place, ...(isAtHome ? [] : [limits.login])];
    for (const limit of counted) await countAttempt(query, limit);

    const priority = isAtHome ? 'known' : 'unknown';
    const isRight = await verifyPassword(password, user?.password_hash || undefined, priority).catch(
      async (error: unknown) => {
        // Nothing was tried.
        for (const limit of counted) await forgive(query, limit);
        throw error;
      },
    );
    if (!user?.is_enabled) failWith('incorrectLogin');
    if (!isRight) failWith('incorrectPassword');
    if (user.second_factor) {
      if (!identity.code) {
        for (const limit of counted) await forgive(query, limit);
        throw new Failure(401, 'secondFactorRequired');
      }
      const codes = codesOf(user.id);
      if (!isAtHome) await countAttempt(query, codes);
      const check = { userId: user.id, audience, code: identity.code };
      if (!(await isRightCode(query, secrets, check))) throw new Failure(401, 'incorrectCode');
      if (!isAtHome) await forget(query, codes);
    }
    const granted = await grant(user, async (transaction) => {
      if (!(await isUnchanged(transaction, user))) failWith('incorrectPassword');
    });
    for (const limit of counted) await forgive(query, limit);
    await forget(query, limits.pair);
    await rememberPlace(query, user.id, network);
    await renewHash(database, user, password);
    return granted;
  };
}
