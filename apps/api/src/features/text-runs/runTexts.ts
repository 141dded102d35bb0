import { contract } from '@vitrina/api-client/contract';
import { type Updateable, sql } from 'kysely';
import { z } from 'zod';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { findCaller } from '../access/findCaller.ts';
import { type AskModel, createAskModel, requireModel } from '../ai/askWithinBudget.ts';
import { defineJob } from '../defineJob.ts';
import type { Services } from '../services.ts';
import { proposeForRow, type StoredRow, type StoredRun } from './proposeForRow.ts';

const timeoutSeconds = 3600;
/** A longer run continues in another job, so that runs of other users take turns and no time limit ends it. */
const rowsPerJob = 25;
/** A model that fails for so many epacks in a row is out of order. */
const failuresBeforePause = 3;

/** Failures that end the run for now: every other epack would fail as well. */
const pausing: ReadonlySet<string> = new Set(['aiBudgetUsedUp', 'aiUnavailable', 'notEnoughPermissions']);
const ofModel: ReadonlySet<string> = new Set(['aiFailed', 'aiTimedOut']);

/** Thrown between two requests for an epack when the user has stopped the run. */
class Stopped extends Error {}

async function findRunning(query: Queryable, id: number): Promise<StoredRun | undefined> {
  return query
    .selectFrom('text_run')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
}

async function update(
  query: Queryable,
  { id }: StoredRow,
  values: Updateable<Tables['text_run_row']>,
): Promise<void> {
  await query
    .updateTable('text_run_row')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

interface Attempt {
  services: Services;
  run: StoredRun;
  model: AskModel;
  signal: AbortSignal;
}

/** Proposes texts for one epack. Returns the code of the failure, if the model failed. */
async function proposeOrFail(row: StoredRow, attempt: Attempt): Promise<string | undefined> {
  const { services, run, signal } = attempt;
  const { query } = services.database;
  try {
    // Read for each epack: rights can end while a long run works.
    const user = await findCaller(query, run.user_id, contract.createTextRun);
    const outcome = await proposeForRow(row, {
      ...attempt,
      query,
      blocks: services.blocks,
      user,
      async onProgress({ pages, proposals }) {
        await update(query, row, { pages: JSON.stringify(pages), proposals: JSON.stringify(proposals) });
        if (!(await findRunning(query, run.id))) throw new Stopped();
      },
    });
    await update(query, row, outcome);
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Stopped) return undefined;
    const code = error instanceof Failure ? error.code : 'somethingWentWrong';
    if (pausing.has(code)) throw error;
    if (!(error instanceof Failure)) services.log.error({ err: error, row: row.id }, 'no texts proposed');
    const status = code === 'recordMissing' ? 'none' : 'failed';
    await update(query, row, { status, error: `api.error.${code}` });
    return ofModel.has(code) ? code : undefined;
  }
}

async function findWaiting(query: Queryable, runId: number): Promise<StoredRow | undefined> {
  return query
    .selectFrom('text_run_row')
    .selectAll()
    .where('run_id', '=', runId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Proposes texts for the epacks that wait. Returns true if there are more than one job does. */
async function proposeForRows(attempt: Omit<Attempt, 'model'>): Promise<boolean> {
  const { services, run, signal } = attempt;
  const { query } = services.database;
  const model = requireModel(createAskModel(services, services.config.ai));
  let failures = 0;
  for (let count = 0; count < rowsPerJob; count++) {
    signal.throwIfAborted();
    const row = (await findRunning(query, run.id)) && (await findWaiting(query, run.id));
    if (!row) return false;
    const failure = await proposeOrFail(row, { ...attempt, model });
    failures = failure === undefined ? 0 : failures + 1;
    if (failure !== undefined && failures === failuresBeforePause) throw new Failure(502, 'aiFailed');
  }
  return true;
}

/** Ends a run without waiting epacks: some can have been sent back while the last one was asked for. */
async function end(query: Queryable, id: number): Promise<void> {
  await sql`
    update text_run set status = 'done' where id = ${id} and status = 'running'
      and not exists (select from text_run_row r where r.run_id = ${id} and r.status = 'waiting')
  `.execute(query);
}

/** Proposes texts for the epacks of a run, one request to the model at a time; continues after an interruption. */
export const runTexts = defineJob({
  name: 'run-texts',
  payload: z.object({ runId: z.number().int() }),
  isExclusive: true,
  timeoutSeconds,
  async run({ runId }, { services, signal }) {
    const { query } = services.database;
    const run = await findRunning(query, runId);
    if (!run) return;
    try {
      const hasMore = await proposeForRows({ services, run, signal });
      if (hasMore) await services.jobs.send(runTexts, { runId }, { key: String(runId) });
      else await end(query, runId);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await query
        .updateTable('text_run')
        .set({ status: 'paused', error: `api.error.${error.code}` })
        .where('id', '=', runId)
        .where('status', '=', 'running')
        .execute();
    }
  },
});
