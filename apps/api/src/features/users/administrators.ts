import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';

/** @throws 409 if no user with ROLE_ADMIN would be left */
export async function checkAdministratorsLeft(query: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.administrators}::bigint)`.execute(query);
  const { rows } = await sql`
    select 1 from app_user
    where 'ROLE_ADMIN' = any(roles) and is_enabled and not is_service and password_hash <> '' limit 1
  `.execute(query);
  if (rows.length === 0) throw new Failure(409, 'lastAdministrator');
}
