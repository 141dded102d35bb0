import type { CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { addSelectedRows } from '../epacks/addSelectedRows.ts';
import { checkMayPublish } from '../publishing/checks.ts';
import { readDueDate } from '../publishing/schedules/schedules.ts';
import type { Services } from '../services.ts';
import { publicationRuns } from './jobs.ts';

type Changing = Pick<Services, 'database' | 'jobs'>;
type Create = CallRequest<typeof contract.createPublicationRun>['body'];
type Run = Awaited<ReturnType<typeof lockRun>>;

function readDue({ action, publishDate }: Pick<Create, 'action' | 'publishDate'>): Date | null {
  if (action !== 'schedule') return null;
  if (publishDate === undefined) throw invalidField('body.publishDate', 'required');
  return readDueDate(publishDate);
}

/**
 * Begins to check the selected epacks that the user can reach.
 *
 * @returns the run's id
 * @throws 403 without the right to publish, 404 if no epack is selected, 400 for too many or a wrong time
 */
export async function createPublicationRun(
  { database, jobs }: Changing,
  user: CurrentUser,
  { action, publishDate, mayRewrite, retailerIds, ...selection }: Create,
  language: Language,
): Promise<number> {
  checkMayPublish(user);
  const due_at = readDue({ action, publishDate });
  return database.transaction(async (query) => {
    const { id } = await query
      .insertInto('publication_run')
      .values({
        user_id: user.id,
        action,
        due_at,
        may_rewrite: mayRewrite,
        retailer_ids: retailerIds ?? null,
        language,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addSelectedRows(query, user, selection, { table: 'publication_run_row', column: 'run_id', id });
    await sql`
      update publication_run_row r set turn = coalesce(e.license_id, -${user.id}::int)
      from epack e where e.id = r.epack_id and r.run_id = ${id}
    `.execute(query);
    await jobs.send(publicationRuns, {}, { transaction: query });
    return id;
  });
}

/** Locks a run of the user, so that changes take turns. @throws 404 */
async function lockRun(query: Queryable, user: CurrentUser, id: number) {
  const found = await query
    .selectFrom('publication_run')
    .select(['id', 'action', 'status'])
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Continues the check of a run that was stopped during it. @returns whether there is anything to check */
async function continueCheck(query: Queryable, { id }: Run): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('publication_run')
    .set({ status: 'checking' })
    .where('id', '=', id)
    .where(
      sql<boolean>`exists (
      select from publication_run_row r where r.run_id = publication_run.id and r.status = 'checking'
    )`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Publishes the ready epacks of a run in the background, and those that failed once more. A run that is not checked
 * yet continues its check.
 *
 * @throws 404 for an unknown run, 403 without the right to publish
 */
export async function continuePublicationRun(
  { database, jobs }: Changing,
  user: CurrentUser,
  id: number,
): Promise<void> {
  checkMayPublish(user);
  await database.transaction(async (query) => {
    const run = await lockRun(query, user, id);
    if (run.status === 'checking' || run.status === 'running') return;
    if (!(await continueCheck(query, run))) {
      const { numAffectedRows = 0n } = await sql`
        update publication_run_row set status = 'waiting', error = null, reasons = '[]', attempts = 0, retry_at = null
        where id in (
          select r.id from publication_run_row r join epack e on e.id = r.epack_id and ${inScopeOf(user)}
          where r.run_id = ${id} and r.status in ('ready', 'failed')
        )
      `.execute(query);
      if (numAffectedRows === 0n) return;
      await query
        .updateTable('publication_run')
        .set({ status: 'running', started_at: new Date() })
        .where('id', '=', id)
        .execute();
      const details = { action: run.action, epacks: Number(numAffectedRows) };
      await writeAudit(query, user.id, 'publicationRun.start', String(id), details);
    }
    await jobs.send(publicationRuns, {}, { transaction: query });
  });
}

/** Stops a run after the epacks under way; the others are ready again. @throws 404 for an unknown run */
export async function stopPublicationRun(
  { database }: Pick<Services, 'database'>,
  user: CurrentUser,
  id: number,
): Promise<void> {
  await database.transaction(async (query) => {
    const { status } = await lockRun(query, user, id);
    if (status !== 'checking' && status !== 'running') return;
    await query.updateTable('publication_run').set({ status: 'stopped' }).where('id', '=', id).execute();
    await query
      .updateTable('publication_run_row')
      .set({ status: 'ready' })
      .where('run_id', '=', id)
      .where('status', '=', 'waiting')
      .execute();
    await writeAudit(query, user.id, 'publicationRun.stop', String(id));
  });
}

const keptDays = 30;

/** Removes ended bulk publications begun more than 30 days ago. @returns the number of runs */
export async function forgetPublicationRuns(query: Queryable): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from publication_run where created_at < now() - make_interval(days => ${keptDays})
  `.execute(query);
  return Number(numAffectedRows);
}
