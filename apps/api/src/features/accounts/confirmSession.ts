import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Database } from '../../platform/storage/database.ts';
import type { CheckCredentials, ClaimedIdentity } from './checkCredentials.ts';

/**
 * Confirms that a session is used by its user, who has just given the password. Calls that need this accept the
 * session for ten minutes.
 *
 * @throws a failure that names the problem with the credentials
 */
export async function confirmSession(
  database: Database,
  checkCredentials: CheckCredentials,
  user: CurrentUser,
  given: Pick<ClaimedIdentity, 'password' | 'code' | 'address'>,
): Promise<void> {
  const identity = { ...given, login: user.username, audience: 'panel' as const };
  await checkCredentials(identity, (_stored, checkUnchanged) =>
    database.transaction(async (query) => {
      await checkUnchanged(query);
      await query
        .updateTable('token')
        .set({ confirmed_at: sql`now()` })
        .where('hash', '=', user.tokenHash)
        .execute();
    }),
  );
}
