import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/**
 * The number of free failures, before each further failure delays the next attempt, twice as long every time.
 */
export interface AttemptLimit {
  /** The counted subject: a network, a login, or both. Stored as a hash. */
  key: string;
  free: number;
  maxWaitSeconds: number;
}

/** Failures are forgotten this long after the last one, or after the delay it caused. */
const windowMinutes = 15;
const firstWaitSeconds = 15;
/** 2 to the power of this exceeds any delay. */
const maxExponent = 20;

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

async function secondsLeft(query: Queryable, key: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from blocked_until - now())))::int as seconds
    from sign_in_failure where key = ${key}
  `.execute(query);
  return rows[0]?.seconds ?? 1;
}

/**
 * Counts an attempt as failed before it is made, so that parallel attempts do not slip through;
 * {@link forgive} uncounts it. The counts are in the database: restarts do not clear them, and all processes
 * share them.
 *
 * @throws 429 while the key is delayed; such an attempt is not counted, so that nobody can prolong another
 *   user's delay
 */
export async function countAttempt(query: Queryable, limit: AttemptLimit): Promise<void> {
  const key = hashKey(limit.key);
  const window = sql`make_interval(mins => ${windowMinutes})`;
  const wait = sql`(
    case when f.ends_at >= now() and f.failures + 1 >= ${limit.free} then make_interval(secs => least(
      ${limit.maxWaitSeconds}::float8, ${firstWaitSeconds} * power(2, least(${maxExponent}, f.failures + 1 - ${limit.free}))
    )) end
  )`;
  const { rows } = await sql`
    insert into sign_in_failure as f (key, failures, ends_at) values (${key}, 1, now() + ${window})
    on conflict (key) do update set
      failures = case when f.ends_at < now() then 1 else f.failures + 1 end,
      ends_at = now() + ${window} + coalesce(${wait}, interval '0'),
      blocked_until = now() + ${wait}
    where f.blocked_until is null or f.blocked_until <= now()
    returning 1
  `.execute(query);
  if (rows.length > 0) return;
  const retryAfterSeconds = await secondsLeft(query, key);
  throw new Failure(429, 'tooManyRequests', { data: { retryAfterSeconds } });
}

/** Uncounts an attempt that succeeded. */
export async function forgive(query: Queryable, { key }: Pick<AttemptLimit, 'key'>): Promise<void> {
  await sql`
    update sign_in_failure set failures = greatest(0, failures - 1), blocked_until = null where key = ${hashKey(key)}
  `.execute(query);
}

/** Clears the failures of a key. */
export async function forget(query: Queryable, { key }: Pick<AttemptLimit, 'key'>): Promise<void> {
  await query.deleteFrom('sign_in_failure').where('key', '=', hashKey(key)).execute();
}
