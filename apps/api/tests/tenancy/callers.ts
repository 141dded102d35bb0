import { createToken } from '../../src/platform/security/tokens.ts';
import type { TestServer } from '../../testing/testServer.ts';

/** The callers; the columns of the matrix. */
export const callers = ['admin', 'own', 'foreign', 'expired', 'none', 'group'] as const;
/** One of {@link callers}. */
export type Caller = (typeof callers)[number];

/** Ids of the test people: license A is 1, with ann and group 1; license B is 2, with ben. */
const userIds = { admin: 1, own: 2, foreign: 3, expired: 2 } as const;
const groupOfA = 1;
const overAfterMs = 13 * 60 * 60_000;

/** Creates a bearer token of a caller, for one call: some calls end the session. */
export async function tokenOf({ services }: TestServer, caller: Caller): Promise<string | undefined> {
  const { query } = services.database;
  if (caller === 'none') return undefined;
  const { token, hash } = createToken();
  if (caller === 'group') {
    const known = await query
      .selectFrom('group_token')
      .select('user_id')
      .where('group_id', '=', groupOfA)
      .executeTakeFirstOrThrow();
    await query.updateTable('group_token').set({ hash }).where('user_id', '=', known.user_id).execute();
    return token;
  }
  const used_at = new Date(Date.now() - (caller === 'expired' ? overAfterMs : 0));
  await query
    .insertInto('token')
    .values({ hash, user_id: userIds[caller], audience: 'panel', used_at })
    .execute();
  return token;
}
