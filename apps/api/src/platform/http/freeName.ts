import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../storage/database.ts';
import { lockKeys } from '../storage/lockKeys.ts';
import { Failure } from './failure.ts';

/** The rows among which a name must be unique. */
export interface NameSpace {
  /** With its alias, if `within` uses one. */
  from: RawBuilder<unknown>;
  /** Names out of the user's reach do not count: a refusal would tell of them. */
  within: RawBuilder<boolean>;
}

/** @throws 409 where another row has this name, whatever its case; `ownId` is that of the row to be changed */
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
