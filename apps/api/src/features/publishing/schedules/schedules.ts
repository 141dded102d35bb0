import type { CallAnswer, CallRequest, contract, Named, Schedule } from '@vitrina/api-client/contract';
import { sql, type Transaction } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import { namedList } from '../../../platform/http/namedList.ts';
import type { JobQueue } from '../../../platform/jobs/jobQueue.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import type { Tables } from '../../../platform/storage/tables.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { Blocks } from '../../blocks/blocks.ts';
import { findEpack, listPages } from '../../epacks/queries.ts';
import { checkMayPublish } from '../checks.ts';
import { pagesToPublish } from '../compile.ts';
import { refuseUnfinished } from '../findings.ts';
import { findTarget } from '../target.ts';
import { publishDue } from './publishDue.ts';

type Request = CallRequest<typeof contract.schedulePublication>['body'];
type Answer = CallAnswer<typeof contract.schedulePublication>['data'];

interface Row {
  id: number;
  due_at: Date;
  state: Schedule['state'];
  failure: string | null;
  license: Named;
  retailers: Named[];
  username: string;
  publication_id: number | null;
}

/** How many finished schedules are listed. */
const listedOver = 20;
const farthestDays = 731;

function toSchedule(row: Row): Schedule {
  return {
    id: row.id,
    publishDate: row.due_at.toISOString(),
    state: row.state,
    failure: row.failure,
    license: row.license,
    retailers: row.retailers,
    scheduledBy: row.username,
    publicationId: row.publication_id,
  };
}

const retailersOfSchedule = namedList(sql`retailer r where r.id = any(s.retailer_ids)`, {
  id: sql`r.id`,
  name: sql`r.name`,
});

async function readSchedules(query: Queryable, epackId: string, id?: number): Promise<Schedule[]> {
  const { rows } = await sql<Row>`
    select s.id, s.due_at, s.state, s.failure, s.publication_id, u.username,
      json_build_object('id', l.id, 'name', l.name) as license,
      ${retailersOfSchedule} as retailers
    from publication_schedule s join app_user u on u.id = s.scheduled_by join license l on l.id = s.license_id
    where s.epack_id = ${epackId} ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by s.state <> 'waiting', case when s.state = 'waiting' then s.due_at end, s.due_at desc, s.id desc
  `.execute(query);
  const waiting = rows.filter(({ state }) => state === 'waiting');
  return [...waiting, ...rows.slice(waiting.length, waiting.length + listedOver)].map(toSchedule);
}

/** Lists the scheduled publications of an epack. */
export async function listSchedules(query: Queryable, user: CurrentUser, id: string): Promise<Schedule[]> {
  if (!(await findEpack(query, user, id))) throw notFound();
  return readSchedules(query, id);
}

/** Returns the time of a schedule. @throws 400 if it is in the past or too far ahead */
export function readDueDate(moment: string): Date {
  const due = new Date(moment);
  if (due.getTime() <= Date.now()) throw new Failure(400, 'publishDatePast');
  if (due.getTime() > Date.now() + farthestDays * 86_400_000) throw new Failure(400, 'publishDateFar');
  return due;
}

async function readOne(query: Queryable, epackId: string, id: number): Promise<Answer> {
  const [schedule] = await readSchedules(query, epackId, id);
  if (!schedule) throw notFound();
  return schedule;
}

/** The services that schedules use. */
export interface Scheduling {
  blocks: Pick<Blocks, 'catalogue'>;
  database: Database;
  jobs: JobQueue;
}

/** The job and the row are stored together; a job for an earlier time finds nothing due. */
async function sendJob({ jobs }: Scheduling, transaction: Queryable, id: number, due: Date): Promise<void> {
  await jobs.send(publishDue, {}, { transaction, startAfter: due, key: `${id} ${due.getTime()}` });
}

/** Refuses a second publication of an epack to the same retailer in the same minute. */
export async function refuseTaken(
  query: Queryable,
  epackId: string,
  { due, retailerIds, id = null }: { due: Date; retailerIds: readonly number[]; id?: number | null },
): Promise<void> {
  const { rows } = await sql`
    select from publication_schedule
    where epack_id = ${epackId} and state = 'waiting' and id is distinct from ${id}
      and date_trunc('minute', due_at) = date_trunc('minute', ${due}::timestamptz)
      and retailer_ids && ${retailerIds}::int[]
  `.execute(query);
  if (rows.length > 0) throw new Failure(409, 'scheduleTaken');
}

/** How to schedule. */
export interface ScheduleOptions {
  language: Language;
  /** Runs in the same transaction. */
  alsoRecord?: (query: Transaction<Tables>) => Promise<void>;
}

/** Schedules a publication; refuses what publishing now would refuse. */
export async function schedulePublication(
  scheduling: Scheduling,
  user: CurrentUser,
  epackId: string,
  request: Request,
  { language, alsoRecord }: ScheduleOptions,
): Promise<Answer> {
  checkMayPublish(user);
  const due = readDueDate(request.publishDate);
  return scheduling.database.transaction(async (query) => {
    // Locks: a concurrent request for the same time waits for this transaction.
    const { epack, license, retailers } = await findTarget(query, user, epackId, request, language, true);
    const pages = pagesToPublish(await listPages(query, epackId));
    await refuseUnfinished({ query, blocks: scheduling.blocks }, epack, pages, {
      language,
      licenseId: license.id,
    });
    const retailerIds = retailers.map((retailer) => retailer.id);
    await refuseTaken(query, epackId, { due, retailerIds });
    const { id } = await query
      .insertInto('publication_schedule')
      .values({
        epack_id: epackId,
        license_id: license.id,
        retailer_ids: retailerIds,
        may_rewrite: !request.checkPartialUpdate,
        due_at: due,
        failure: null,
        scheduled_by: user.id,
        publication_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sendJob(scheduling, query, id, due);
    await writeAudit(query, user.id, 'epack.schedule', epackId, { publishDate: due.toISOString() });
    await alsoRecord?.(query);
    return readOne(query, epackId, id);
  });
}

/** Locks a waiting schedule with its epack, so that it is neither published nor changed in the meantime. */
async function lockWaiting(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
  id: number,
): Promise<{ retailerIds: readonly number[] }> {
  checkMayPublish(user);
  if (!(await findEpack(query, user, epackId, true))) throw notFound();
  const { rows } = await sql<{ state: Schedule['state']; retailerIds: number[] }>`
    select state, retailer_ids as "retailerIds" from publication_schedule
    where id = ${id} and epack_id = ${epackId} for update
  `.execute(query);
  if (!rows[0]) throw notFound();
  if (rows[0].state !== 'waiting') throw new Failure(409, 'scheduleOver');
  return rows[0];
}

/**
 * Reschedules a waiting publication. The user who moves it becomes responsible: it is published in that
 * user's name.
 */
export async function moveSchedule(
  scheduling: Scheduling,
  user: CurrentUser,
  epackId: string,
  id: number,
  moment: string,
): Promise<Answer> {
  const due = readDueDate(moment);
  return scheduling.database.transaction(async (query) => {
    const { retailerIds } = await lockWaiting(query, user, epackId, id);
    await refuseTaken(query, epackId, { due, retailerIds, id });
    await query
      .updateTable('publication_schedule')
      .set({ due_at: due, scheduled_by: user.id })
      .where('id', '=', id)
      .execute();
    await sendJob(scheduling, query, id, due);
    await writeAudit(query, user.id, 'epack.reschedule', epackId, { publishDate: due.toISOString() });
    return readOne(query, epackId, id);
  });
}

/** Cancels a waiting publication. */
export async function cancelSchedule(
  { database }: Scheduling,
  user: CurrentUser,
  epackId: string,
  id: number,
): Promise<void> {
  await database.transaction(async (query) => {
    await lockWaiting(query, user, epackId, id);
    await query
      .updateTable('publication_schedule')
      .set({ state: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await writeAudit(query, user.id, 'epack.unschedule', epackId);
  });
}
