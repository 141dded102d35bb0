import { demoUsers, rejection } from '@vitrina/demo';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findUserById } from '../access/findCurrentUser.ts';
import { requestReview } from '../reviews/requestReview.ts';
import { returnReview } from '../reviews/decideReview.ts';
import type { Services } from '../services.ts';
import { openCalendar } from './demoCalendar.ts';

const language = 'ru';
const hour = 60;
const requestedAt = 16 * hour;
const returnedAt = 11 * hour;

async function findUser(query: Queryable, username: string): Promise<CurrentUser> {
  const id = demoUsers.find((user) => user.username === username)?.id ?? 0;
  const user = await findUserById(query, id);
  if (!user) throw new Error(`The demo has no user ${username}`);
  return user;
}

/** Moves what was recorded about an epack's review to the days of the calendar. */
async function dateReview(
  query: Queryable,
  epackId: string,
  { requested, returned }: { requested: Date; returned: Date },
): Promise<void> {
  await sql`
    update review_request set requested_at = ${requested}, decided_at = ${returned} where epack_id = ${epackId}
  `.execute(query);
  await sql`update content_review set reviewed_at = ${returned} where epack_id = ${epackId}`.execute(query);
  await sql`
    update audit_log set created_at = case action when 'review.request' then ${requested}::timestamptz else ${returned}::timestamptz end
    where subject = ${epackId} and action in ('review.request', 'review.return')
  `.execute(query);
  await sql`
    update notification n set created_at = t.at
    from (
      select id, row_number() over (order by id) as place from notification
      where link = ${`/panel/builder-pro/${epackId}?review=open`}
    ) one join unnest(${[requested, returned]}::timestamptz[]) with ordinality t (at, place) using (place)
    where n.id = one.id
  `.execute(query);
}

/** Has a colleague return a package, on the days of the calendar. Loading twice adds nothing. */
export async function loadRejection(services: Services): Promise<void> {
  const { config, database } = services;
  const { query } = database;
  const { mpn, note, reason, requestedOn, returnedOn } = rejection;
  const epack = await query
    .selectFrom('epack')
    .select('id')
    .where('mpn', '=', mpn)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  if (!epack) return;
  const { id } = epack;
  const known = await query
    .selectFrom('review_request')
    .select('id')
    .where('epack_id', '=', id)
    .executeTakeFirst();
  if (known) return;
  const calendar = await openCalendar(query, config.timeZone);
  const requested = calendar.momentOf(requestedOn, requestedAt);
  // Written before it was sent.
  await sql`update epack set created_at = ${requested}::timestamptz - interval '3 days',
    updated_at = ${requested}::timestamptz - interval '1 hour' where id = ${id}`.execute(query);
  await sql`update page set saved_at = ${requested}::timestamptz - interval '1 hour' where epack_id = ${id}`.execute(
    query,
  );
  await requestReview(services, await findUser(query, rejection.requestedBy), id, { note }, language);
  await returnReview(services, await findUser(query, rejection.returnedBy), id, reason, language);
  await dateReview(query, id, { requested, returned: calendar.momentOf(returnedOn, returnedAt) });
}
