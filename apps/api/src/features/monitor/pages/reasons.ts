import type { Named } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { invalidField } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { writeAudit } from '../../audit/audit.ts';
import { renewStatuses } from '../checking/renewStatuses.ts';
import { lockPage } from './changePages.ts';

/** Lists the available reasons. */
export async function listReasons(query: Queryable, language: Language): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, ${sql.ref(`name_${language}`)} as name from page_reason where not is_retired order by id
  `.execute(query);
  return rows;
}

/** @throws 400 if the reason is not offered */
export async function checkReason(query: Queryable, reasonId: number): Promise<void> {
  const { rows } = await sql`select 1 from page_reason where id = ${reasonId} and not is_retired`.execute(
    query,
  );
  if (rows.length === 0) throw invalidField('body.reasonId', 'notAllowed');
}

/** Stores why a page is not live. */
export async function sendReason(
  query: Queryable,
  user: CurrentUser,
  id: number,
  { reasonId, note }: { reasonId: number; note: string },
): Promise<void> {
  await lockPage(query, user, id);
  await checkReason(query, reasonId);
  await query
    .updateTable('product_page')
    .set({
      reason_id: reasonId,
      reason_note: note,
      reason_at: new Date(),
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
  await renewStatuses(query, [id]);
  await writeAudit(query, user.id, 'page.sendReason', id, { reasonId });
}

/** Removes a page's reason, if any. */
export async function removeReason(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  await lockPage(query, user, id);
  await query
    .updateTable('product_page')
    .set({ reason_id: null, reason_note: '', reason_at: null, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .where('reason_id', 'is not', null)
    .execute();
  await renewStatuses(query, [id]);
  await writeAudit(query, user.id, 'page.removeReason', id);
}
