import { sql } from 'kysely';
import type { DebtNotice } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** Lists the debt notices of the user's licenses that the user has not closed, newest first. */
export async function listDebtNotices(
  query: Queryable,
  user: CurrentUser,
  licenseIds: readonly number[],
  language: Language,
): Promise<DebtNotice[]> {
  const reached = licenseIds.filter((id) => user.licenseIds?.includes(id) ?? true);
  const rows = await query
    .selectFrom('debt_notice')
    .select(['id', 'license_id', `message_${language} as message`, 'created_at'])
    .where('license_id', '=', sql<number>`any(${reached})`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('debt_notice_closed')
            .select('notice_id')
            .whereRef('notice_id', '=', 'debt_notice.id')
            .where('user_id', '=', user.id),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    licenseId: row.license_id,
    message: row.message,
    createdDate: row.created_at.toISOString(),
  }));
}

/** Closes a notice for the user. @returns false if the user has no such notice */
export async function closeDebtNotice(query: Queryable, user: CurrentUser, id: number): Promise<boolean> {
  const notice = await query
    .selectFrom('debt_notice')
    .select('license_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!notice || !(user.licenseIds?.includes(notice.license_id) ?? true)) return false;
  await query
    .insertInto('debt_notice_closed')
    .values({ notice_id: id, user_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
