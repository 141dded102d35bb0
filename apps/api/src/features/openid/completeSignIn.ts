import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { countAttempt, forget } from '../accounts/attempts.ts';
import { codesOf } from '../accounts/checkCredentials.ts';
import { rememberPlace } from '../accounts/places.ts';
import { issueToken } from '../accounts/signIn.ts';
import { isRightCode } from '../accounts/twoFactorCodes.ts';
import type { Services } from '../services.ts';
import { findNamedUser, takeAttempt } from './attempt.ts';

interface Protection {
  has_second_factor: boolean;
  is_required: boolean;
}

async function readProtection(query: Queryable, userId: number): Promise<Protection> {
  const { rows } = await sql<Protection>`
    select exists(select 1 from second_factor where user_id = u.id and confirmed_at is not null) as has_second_factor,
      coalesce((g.settings ->> 'isSecondFactorRequired')::boolean, false) as is_required
    from app_user u left join user_group g on g.id = u.group_id where u.id = ${userId} and u.is_enabled
  `.execute(query);
  if (!rows[0]) throw new Failure(401, 'openidExpired');
  return rows[0];
}

/** A request for the token of a sign-in through the provider. */
export interface Completion {
  cookie: string | undefined;
  /** The two-factor code. */
  code: string | undefined;
  address: string;
  userAgent: string | undefined;
}

/**
 * Opens the session of a user that the provider has named. A user with two-factor authentication gives the code,
 * unless the provider has checked two factors.
 *
 * @throws 401 `secondFactorRequired` if the code is missing, `openidExpired` if no sign-in is under way
 */
export async function completeSignIn(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  { cookie, code, address, userAgent }: Completion,
): Promise<{ token: string; mustEnrolSecondFactor: boolean }> {
  const { query } = database;
  const named = cookie === undefined ? undefined : await findNamedUser(query, cookie);
  if (cookie === undefined || !named) throw new Failure(401, 'openidExpired');
  const { userId, hasTwoFactors } = named;
  const protection = await readProtection(query, userId);
  if (protection.has_second_factor && !hasTwoFactors) {
    if (!code) throw new Failure(401, 'secondFactorRequired');
    const limit = codesOf(userId);
    await countAttempt(query, limit);
    if (!(await isRightCode(query, secrets, { userId, audience: 'panel', code })))
      throw new Failure(401, 'incorrectCode');
    await forget(query, limit);
  }
  const token = await issueToken(
    database,
    userId,
    { audience: 'panel', userAgent, hasTwoFactors },
    async (transaction) => {
      if (!(await takeAttempt(transaction, cookie))) throw new Failure(401, 'openidExpired');
    },
  );
  await rememberPlace(query, userId, networkOf(address));
  const hasBoth = protection.has_second_factor || hasTwoFactors;
  return { token, mustEnrolSecondFactor: protection.is_required && !hasBoth };
}
