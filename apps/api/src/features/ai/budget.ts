import type { AiUsage } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { AiSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';

type Limits = Pick<AiSettings, 'requestLimit' | 'tokenLimit'>;

/** Limits are counted by UTC day, the same on every server. */
const today = sql`(now() at time zone 'UTC')::date`;

/**
 * Counts a request before it is made, so that parallel requests cannot exceed the limit.
 *
 * @throws 429 if the user's daily limit is used up
 */
export async function spendRequest(query: Queryable, userId: number, limits: Limits): Promise<void> {
  const { rows } = await sql`
    insert into ai_usage as usage (user_id, day, requests, tokens)
    select ${userId}, ${today}, 1, 0 where ${limits.requestLimit} > 0 and ${limits.tokenLimit} > 0
    on conflict (user_id, day) do update set requests = usage.requests + 1
      where usage.requests < ${limits.requestLimit} and usage.tokens < ${limits.tokenLimit}
    returning requests
  `.execute(query);
  if (rows.length === 0) throw new Failure(429, 'aiBudgetUsedUp');
}

/** Adds the tokens a request used. */
export async function spendTokens(query: Queryable, userId: number, tokens: number): Promise<void> {
  await sql`
    update ai_usage set tokens = tokens + ${tokens} where user_id = ${userId} and day = ${today}
  `.execute(query);
}

/** Returns a user's usage today, with the limits. */
export async function readUsage(query: Queryable, userId: number, limits: Limits): Promise<AiUsage> {
  const { rows } = await sql<{ requests: number; tokens: number; resetDate: string }>`
    select coalesce(sum(requests), 0)::int as requests, coalesce(sum(tokens), 0)::int as tokens,
      to_char(${today} + 1, 'YYYY-MM-DD"T"00:00:00"Z"') as "resetDate"
    from ai_usage where user_id = ${userId} and day = ${today}
  `.execute(query);
  const { requests = 0, tokens = 0, resetDate = '' } = rows[0] ?? {};
  return { requests, tokens, resetDate, requestLimit: limits.requestLimit, tokenLimit: limits.tokenLimit };
}
