import type { CallRequest, contract, TextRunRow } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { addSelectedRows } from '../epacks/addSelectedRows.ts';
import type { Services } from '../services.ts';
import { applyTexts } from './applyTexts.ts';
import { readTextRunRow } from './queries.ts';
import { runTexts } from './runTexts.ts';

type Changing = Pick<Services, 'config' | 'database' | 'jobs'>;
type Create = CallRequest<typeof contract.createTextRun>['body'];
type Review = CallRequest<typeof contract.reviewTextRunRow>['body'];

/** A run of which some rows are meant: those named, or all that the change concerns. */
interface ChosenRows {
  id: number;
  rowIds: readonly number[] | undefined;
}

/**
 * Begins a text run for the selected epacks that the user can reach.
 *
 * @returns the run's id
 * @throws 503 without a language model, 404 if no epack is selected, 400 for too many
 */
export async function createTextRun(
  { config, database, jobs }: Changing,
  user: CurrentUser,
  { task, locale, ...selection }: Create,
  language: Language,
): Promise<number> {
  if (!config.ai) throw new Failure(503, 'aiUnavailable');
  return database.transaction(async (query) => {
    const { id } = await query
      .insertInto('text_run')
      .values({ user_id: user.id, task, locale, language })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addSelectedRows(query, user, selection, { table: 'text_run_row', column: 'run_id', id });
    await jobs.send(runTexts, { runId: id }, { transaction: query, key: String(id) });
    return id;
  });
}

/** Locks a run of the user, so that changes of its rows take turns. @throws 404 */
async function lockRun(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  const found = await query
    .selectFrom('text_run')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
}

/** Returns rows of a run with epacks that the user can reach, in some states, as a condition on their id. */
function rowsOf(
  user: CurrentUser,
  { id, rowIds }: ChosenRows,
  states: readonly TextRunRow['status'][],
): RawBuilder<boolean> {
  const chosen = rowIds ? sql`r.id = any(${[...rowIds]}::int[])` : sql`true`;
  return sql<boolean>`id in (
    select r.id from text_run_row r join epack e on e.id = r.epack_id and ${inScopeOf(user)}
    where r.run_id = ${id} and r.status = any(${[...states]}::text[]) and ${chosen}
  )`;
}

/** Sends rows back to be asked for from the beginning. */
async function forgetAnswers(query: Queryable, rows: RawBuilder<boolean>): Promise<void> {
  await sql`
    update text_run_row set status = 'waiting', pages = '[]', proposals = '[]', left_keys = '[]', is_reviewed = false,
      proposal_count = 0, refusals = '[]', skipped = '[]', error = null
    where ${rows}
  `.execute(query);
}

/** Applies the texts of the chosen rows, or of all reviewed ones, in the background. @throws 404 for an unknown run */
export async function applyTextRun(
  { database, jobs }: Changing,
  user: CurrentUser,
  chosen: ChosenRows,
): Promise<void> {
  await database.transaction(async (query) => {
    await lockRun(query, user, chosen.id);
    await sql`
      update text_run_row set status = 'applying' where ${rowsOf(user, chosen, ['proposed'])}
        ${chosen.rowIds ? sql`` : sql`and is_reviewed`}
    `.execute(query);
    const key = String(chosen.id);
    await jobs.send(applyTexts, { runId: chosen.id }, { transaction: query, key });
  });
}

/**
 * Continues a run. The chosen rows that are changed, failed or without proposals are asked for again.
 *
 * @throws 404 for an unknown run, 503 without a language model
 */
export async function continueTextRun(
  { config, database, jobs }: Changing,
  user: CurrentUser,
  chosen: ChosenRows,
): Promise<void> {
  await database.transaction(async (query) => {
    await lockRun(query, user, chosen.id);
    if (!config.ai) throw new Failure(503, 'aiUnavailable');
    if (chosen.rowIds) {
      await forgetAnswers(query, rowsOf(user, chosen, ['changed', 'none']));
      // A failed row keeps the answers it had before the failure.
      await sql`
        update text_run_row set status = 'waiting', error = null where ${rowsOf(user, chosen, ['failed'])}
      `.execute(query);
    }
    await query
      .updateTable('text_run')
      .set({ status: 'running', error: null })
      .where('id', '=', chosen.id)
      .execute();
    await jobs.send(runTexts, { runId: chosen.id }, { transaction: query, key: String(chosen.id) });
  });
}

/** Stops a run after the request to the model that is under way. @throws 404 for an unknown run */
export async function stopTextRun({ database }: Changing, user: CurrentUser, id: number): Promise<void> {
  await database.transaction(async (query) => {
    await lockRun(query, user, id);
    await query
      .updateTable('text_run')
      .set({ status: 'stopped' })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .execute();
  });
}

/** Stores the review of an epack whose texts wait for it. @throws 404 for an unknown one */
export async function reviewTextRunRow(
  { database: { query } }: Changing,
  user: CurrentUser,
  { id, rowId }: { id: number; rowId: number },
  { isReviewed, left }: Review,
): Promise<void> {
  const { proposals } = await readTextRunRow(query, user, { id, rowId }, 'en');
  const known = new Set(proposals.map(({ key }) => key));
  await query
    .updateTable('text_run_row')
    .set({ is_reviewed: isReviewed, left_keys: JSON.stringify(left.filter((key) => known.has(key))) })
    .where('id', '=', rowId)
    .where('run_id', '=', id)
    .where('status', '=', 'proposed')
    .execute();
}
