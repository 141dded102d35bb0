import type { PublicationAction } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** An epack that a run has to check or publish, with the run. */
export interface OpenRow {
  id: number;
  status: 'checking' | 'waiting';
  epackId: string;
  targetId: number | null;
  attempts: number;
  userId: number;
  action: PublicationAction;
  dueAt: Date | null;
  mayRewrite: boolean;
  retailerIds: number[] | null;
  language: Language;
}

/**
 * Rows (alias `r`, their runs `t`) that can be worked on now. Of several runs that wait to change one epack, the one
 * started first is the first, also when it has to be retried.
 */
const openRows = sql`
  publication_run_row r join publication_run t on t.id = r.run_id
  where (r.status = 'checking' and t.status = 'checking' or r.status = 'waiting' and t.status = 'running')
    and (r.retry_at is null or r.retry_at <= now())
    and (r.status = 'checking' or not exists (
      select from publication_run_row earlier join publication_run et on et.id = earlier.run_id
      where earlier.epack_id = r.epack_id and earlier.status = 'waiting' and et.status = 'running'
        and (et.started_at, earlier.id) < (t.started_at, r.id)
    ))
`;

/** Lists whose turn it can be: licenses with open rows. */
export async function listTurns(query: Queryable): Promise<number[]> {
  const { rows } = await sql<{ turn: number }>`
    select distinct r.turn from ${openRows} order by r.turn
  `.execute(query);
  return rows.map(({ turn }) => turn);
}

/** Takes the next open rows of a turn. */
export async function listOpenRows(query: Queryable, turn: number, limit: number): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select r.id, r.status, r.epack_id as "epackId", r.target_id as "targetId", r.attempts, t.user_id as "userId",
      t.action, t.due_at as "dueAt", t.may_rewrite as "mayRewrite", t.retailer_ids as "retailerIds", t.language
    from ${openRows} and r.turn = ${turn} order by t.started_at nulls first, r.id limit ${limit}
  `.execute(query);
  return rows;
}

/** Ends the runs that have nothing left to check, or to do. */
export async function endRuns(query: Queryable): Promise<void> {
  await sql`
    update publication_run t set status = case t.status when 'checking' then 'checked' else 'done' end
    where t.status in ('checking', 'running') and not exists (
      select from publication_run_row r where r.run_id = t.id
        and r.status = case t.status when 'checking' then 'checking' else 'waiting' end
    )
  `.execute(query);
}
