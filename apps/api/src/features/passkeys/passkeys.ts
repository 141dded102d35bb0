import type { Passkey } from '@vitrina/api-client/contract';
import type { Selectable } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { tellOwner } from '../accounts/mailAccountChange.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';

/** The maximum number of passkeys of a user. */
export const maxPasskeys = 20;

/** The columns of {@link toPasskey}. */
export const passkeyColumns = ['id', 'name', 'is_synced', 'created_at', 'used_at'] as const;

/** Converts a row to a passkey as its owner sees it. */
export function toPasskey(
  row: Pick<Selectable<Tables['passkey']>, (typeof passkeyColumns)[number]>,
): Passkey {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdDate: row.created_at.toISOString(),
    lastUsedDate: row.used_at?.toISOString() ?? null,
  };
}

/** Lists the user's passkeys, newest first. */
export async function listPasskeys(query: Queryable, user: CurrentUser): Promise<Passkey[]> {
  const rows = await query
    .selectFrom('passkey')
    .select(passkeyColumns)
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPasskey);
}

/** Renames a passkey of the user. @throws 404 for another user's passkey */
export async function renamePasskey(
  query: Queryable,
  user: CurrentUser,
  id: number,
  name: string,
): Promise<Passkey> {
  const row = await query
    .updateTable('passkey')
    .set({ name: name.trim() })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning(passkeyColumns)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toPasskey(row);
}

/** Removes a passkey of the user and tells the owner. @throws 404 for another user's passkey */
export async function removePasskey(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  user: CurrentUser,
  id: number,
  language: Language,
): Promise<void> {
  await database.transaction(async (query) => {
    const row = await query
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw notFound();
    await tellOwner({ jobs }, query, { userId: user.id, change: 'passkeyRemoved', by: 'owner', language });
    await writeAudit(query, user.id, 'passkey.remove', user.id, { name: row.name });
  });
}
