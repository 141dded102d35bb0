import type { CallRequest, contract, SharedIncident } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { z } from 'zod';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import { panelUrl } from '../../../platform/http/panelUrl.ts';
import { createToken, hashToken } from '../../../platform/security/tokens.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { findUserById } from '../../access/findCurrentUser.ts';
import { writeAudit } from '../../audit/audit.ts';
import { defineJob } from '../../defineJob.ts';
import { renderPhrase } from '../../notifications/notice.ts';
import type { Services } from '../../services.ts';
import { findIncident, lockIncidents } from './listIncidents.ts';
import { noteEvent } from './noteEvent.ts';
import { listIncidentPages } from './readIncident.ts';

type Input = CallRequest<typeof contract.reportIncident>['body'];

const daysOf = { week: 7, month: 30, quarter: 90 } as const;

/** How many mails to retailers a user can send within a day. */
const mailsPerDay = 50;

/** Mails a finished text to a retailer. */
export const mailRetailer = defineJob({
  name: 'mail-retailer',
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  async run(mail, { services: { mailer } }) {
    await mailer.send(mail);
  },
});

async function checkMailLimit(query: Queryable, userId: number): Promise<void> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from incident_report
    where user_id = ${userId} and sent_to <> '' and created_at > now() - interval '1 day'
  `.execute(query);
  if ((rows[0]?.sent ?? 0) >= mailsPerDay) throw new Failure(429, 'tooManyRequests');
}

/**
 * Creates a report and mails its link. The token is in the fragment, which browsers do not send to servers.
 *
 * @throws 404 if the user cannot access the incident
 */
export async function reportIncident(
  { config, database, jobs }: Pick<Services, 'config' | 'database' | 'jobs'>,
  user: CurrentUser,
  id: number,
  { to, note, language, lifetime }: Input,
): Promise<{ url: string; expiresDate: string }> {
  const { token, hash } = createToken();
  const url = `${panelUrl(config)}/auth/incident?lang=${language}#token=${token}`;
  const expiresAt = new Date(Date.now() + daysOf[lifetime] * 86_400_000);
  await database.transaction(async (query) => {
    await lockIncidents(query, user, { ids: [id] });
    const incident = await findIncident(query, user, id);
    if (!incident) throw notFound();
    if (to) await checkMailLimit(query, user.id);
    await query
      .insertInto('incident_report')
      .values({ incident_id: id, hash, user_id: user.id, note, sent_to: to, expires_at: expiresAt })
      .execute();
    await noteEvent(query, [id], { kind: 'report', userId: user.id, text: to });
    await writeAudit(query, user.id, 'incident.report', id, { to, lifetime });
    if (!to) return;
    const values = {
      what: { id: `shelf.problem.${incident.type}` as const },
      retailer: incident.retailer.name,
      license: incident.license.name,
      count: incident.pageCount,
      note: note ? `${note}\n\n` : '',
      day: expiresAt.toISOString().slice(0, 10),
      url,
    };
    const subject = renderPhrase({ id: 'incident.mailSubject', values }, language);
    const text = renderPhrase({ id: 'incident.mailText', values }, language);
    await jobs.send(mailRetailer, { to, subject, text }, { transaction: query });
  });
  return { url, expiresDate: expiresAt.toISOString() };
}

/** Ends a report. @throws 404 if the user cannot access its incident, or it has ended */
export async function endReport(
  database: Database,
  user: CurrentUser,
  id: number,
  reportId: number,
): Promise<void> {
  await database.transaction(async (query) => {
    const [incident] = await lockIncidents(query, user, { ids: [id] });
    const { rows } = await sql`
      update incident_report set expires_at = now()
      where id = ${reportId} and incident_id = ${id} and expires_at > now() returning id
    `.execute(query);
    if (!incident || rows.length === 0) throw notFound();
    await noteEvent(query, [id], { kind: 'reportEnded', userId: user.id });
    await writeAudit(query, user.id, 'incident.endReport', id, { reportId });
  });
}

interface ReportRow {
  id: number;
  incident_id: number;
  user_id: number;
  note: string;
  expires_at: Date;
}

/** Returns what a report shows: what its author can access now. @throws 404 if it has ended, or the author has no access */
export async function readReport(
  { query }: Database,
  token: string,
  language: Language,
): Promise<SharedIncident> {
  const { rows } = await sql<ReportRow>`
    update incident_report set opened_at = now() where hash = ${hashToken(token)} and expires_at > now()
    returning id, incident_id, user_id, note, expires_at
  `.execute(query);
  const [report] = rows;
  const author = report && (await findUserById(query, report.user_id));
  const incident = author && (await findIncident(query, author, report.incident_id));
  if (!incident) throw notFound();
  const pages = await listIncidentPages(query, author, language, incident.id);
  return {
    type: incident.type,
    retailer: incident.retailer.name,
    license: incident.license.name,
    note: report.note,
    expiresDate: report.expires_at.toISOString(),
    pageCount: incident.pageCount,
    pages,
  };
}
