import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../storage/database.ts';
import { lockKeys } from '../storage/lockKeys.ts';
import { Failure } from './failure.ts';

/** The rows among which a name must be unique. */
export interface NameSpace {
  /** With its alias, if `within` uses one. */
  from: RawBuilder<unknown>;
  /** Inaccessible names do not count: a refusal would disclose them. */
  within: RawBuilder<boolean>;
}

/** @throws 409 if another row has this name, ignoring case; `ownId` is the id of the changed row */
export async function checkNameIsFree(
  query: Queryable,
  { from, within }: NameSpace,
  name: string,
  ownId = 0,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.names}::bigint)`.execute(query);
  const { rows } = await sql`
    select 1 from ${from} where lower(name) = lower(${name.trim()}) and id <> ${ownId} and ${within} limit 1
  `.execute(query);
  if (rows.length > 0) throw new Failure(409, 'nameTaken');
}
