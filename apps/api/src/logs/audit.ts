import type { Queryable } from '../storage/database.ts';

/** Notes an administrative or publishing act, for good. */
export async function writeAudit(
  query: Queryable,
  userId: number,
  action: string,
  subject: string,
  data: unknown = {},
): Promise<void> {
  await query
    .insertInto('audit_log')
    .values({ user_id: userId, action, subject, data: JSON.stringify(data) })
    .execute();
}
