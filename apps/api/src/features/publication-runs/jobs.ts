import { contract } from '@vitrina/api-client/contract';
import { sql, type Updateable } from 'kysely';
import { z } from 'zod';

import { forEachAtOnce } from '../../platform/concurrency/forEachAtOnce.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { findCaller } from '../access/findCaller.ts';
import { defineJob } from '../defineJob.ts';
import type { Services } from '../services.ts';
import { checkRow } from './checkRow.ts';
import { doRow, NoLongerWaiting } from './doRow.ts';
import { endRuns, listOpenRows, listTurns, type OpenRow } from './openRows.ts';
import { reasonsOf } from './reasonsOf.ts';

/** Packages of a license in one turn, all at once. Files on a distant store are waited for together. */
const rowsPerTurn = 4;
/** A fault of ours (database or files unavailable) is retried so often before it is shown. */
const maxAttempts = 4;
const retryAfterSeconds = 5;
const timeoutSeconds = 3600;
/** The job of the next minute continues. */
const longestMs = 600_000;

async function update(
  query: Queryable,
  { id, status }: OpenRow,
  values: Updateable<Tables['publication_run_row']>,
): Promise<void> {
  await query
    .updateTable('publication_run_row')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
}

async function checkOrDo(services: Services, row: OpenRow): Promise<void> {
  const { database, blobs, blocks } = services;
  const { query } = database;
  // Read for each epack: rights can end while many are published.
  const user = await findCaller(query, row.userId, contract.createPublicationRun);
  if (row.status === 'waiting') return doRow(services, user, row);
  const checked = await checkRow({ query, blobs, blocks }, user, row);
  const values =
    checked.status === 'none'
      ? { status: checked.status, error: `api.publicationRun.${checked.note}` }
      : {
          status: checked.status,
          retailer_count: checked.retailerCount,
          target_id: checked.targetId ?? null,
        };
  await update(query, row, values);
}

/** Notes a fault of ours; the package is tried again in a moment, and the others go on. */
async function noteFault(services: Services, row: OpenRow, error: unknown): Promise<void> {
  const attempts = row.attempts + 1;
  services.log.error({ err: error, row: row.id, attempts }, 'bulk publication failed');
  const { query } = services.database;
  if (attempts >= maxAttempts)
    return update(query, row, { status: 'failed', error: 'api.error.somethingWentWrong' });
  const retryAt = new Date(Date.now() + retryAfterSeconds * attempts * 1000);
  await update(query, row, { attempts, retry_at: retryAt });
  await services.jobs.send(publicationRuns, {}, { startAfter: retryAt });
}

/** Works on one epack; one that is refused does not stop the others. */
async function work(services: Services, row: OpenRow): Promise<void> {
  try {
    await checkOrDo(services, row);
  } catch (error) {
    if (error instanceof NoLongerWaiting) return;
    if (!(error instanceof Failure)) return noteFault(services, row, error);
    await update(services.database.query, row, {
      status: row.status === 'checking' ? 'refused' : 'failed',
      error: `api.error.${error.code}`,
      reasons: JSON.stringify(reasonsOf(error)),
    });
  }
}

/** Gives a license its turn, in one process at a time. @returns the number of epacks worked on */
async function takeTurn(services: Services, turn: number): Promise<number> {
  return services.database.transaction(async (holder) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_xact_lock(${lockKeys.publicationTurn}, ${turn}) as "isHeld"
    `.execute(holder);
    if (!rows[0]?.isHeld) return 0;
    const open = await listOpenRows(services.database.query, turn, rowsPerTurn);
    await forEachAtOnce(open, rowsPerTurn, async (row) => work(services, row));
    return open.length;
  });
}

/** Works on all runs until nothing is open, a few packages of each license in turn. */
export async function workOnRuns(services: Services, signal: AbortSignal): Promise<void> {
  const { query } = services.database;
  const endsAt = Date.now() + longestMs;
  for (let count = 1; count > 0 && Date.now() < endsAt;) {
    count = 0;
    for (const turn of await listTurns(query)) {
      signal.throwIfAborted();
      count += await takeTurn(services, turn);
    }
    await endRuns(query);
  }
}

/**
 * Sent when a run is begun or continued, at the start of a server and every minute: a run whose process was killed
 * continues with the packages that are left.
 */
export const publicationRuns = defineJob({
  name: 'publication-runs',
  payload: z.object({}),
  cron: '* * * * *',
  timeoutSeconds,
  async run(_payload, { services, signal }) {
    await workOnRuns(services, signal);
  },
});
