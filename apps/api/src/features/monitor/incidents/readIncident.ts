import type { IncidentDetail, IncidentPage } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { isoDate } from '../../../platform/storage/isoDate.ts';
import { pageInScopeOf, pagesFrom } from '../../access/pageScope.ts';
import { problemSidesFor } from '../problems/problemSides.ts';
import { findIncident } from './listIncidents.ts';

const listedPages = 100;
const listedEvents = 200;

/** Lists the pages of an incident that the user can access, oldest problems first. */
export async function listIncidentPages(
  query: Queryable,
  user: CurrentUser,
  language: Language,
  incidentId: number,
): Promise<IncidentPage[]> {
  const { expected, found } = problemSidesFor(user, language);
  const { rows } = await sql<IncidentPage>`
    select p.id, p.product_name as "productName", p.ean, p.link, ${isoDate(sql`b.since`)} as since,
      ${isoDate(sql`p.visited_at`)} as "lastVisited", ${expected} as expected, ${found} as found
    from ${pagesFrom} join page_problem b on b.page_id = p.id
    where b.incident_id = ${incidentId} and b.cleared_at is null and ${pageInScopeOf(user)}
    order by b.since, b.id limit ${listedPages}
  `.execute(query);
  return rows;
}

async function listEvents(query: Queryable, incidentId: number): Promise<IncidentDetail['events']> {
  const { rows } = await sql<IncidentDetail['events'][number]>`
    select v.id, v.kind, ${isoDate(sql`v.at`)} as date, coalesce(u.username, '') as username, v.text
    from incident_event v left join app_user u on u.id = v.user_id
    where v.incident_id = ${incidentId} order by v.at desc, v.id desc limit ${listedEvents}
  `.execute(query);
  return rows;
}

async function listReports(query: Queryable, incidentId: number): Promise<IncidentDetail['reports']> {
  const { rows } = await sql<IncidentDetail['reports'][number]>`
    select t.id, ${isoDate(sql`t.created_at`)} as "createdDate", ${isoDate(sql`t.expires_at`)} as "expiresDate",
      t.sent_to as "sentTo", u.username, ${isoDate(sql`t.opened_at`)} as "openedDate"
    from incident_report t join app_user u on u.id = t.user_id
    where t.incident_id = ${incidentId} and t.expires_at > now() order by t.created_at desc, t.id desc
  `.execute(query);
  return rows;
}

/** Returns an incident with everything about it. @throws 404 if the user cannot access it */
export async function readIncident(
  query: Queryable,
  user: CurrentUser,
  language: Language,
  id: number,
): Promise<IncidentDetail> {
  const incident = await findIncident(query, user, id);
  if (!incident) throw notFound();
  const [pages, events, reports] = await Promise.all([
    listIncidentPages(query, user, language, id),
    listEvents(query, id),
    listReports(query, id),
  ]);
  return { ...incident, pages, events, reports };
}
