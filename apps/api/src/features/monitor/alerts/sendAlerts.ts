import { contract, type CallDefinition } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { z } from 'zod';

import { findRestriction, mayCall, type CurrentUser } from '../../../platform/http/currentUser.ts';
import { panelUrl } from '../../../platform/http/panelUrl.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { findUserById } from '../../access/findCurrentUser.ts';
import { mailUser } from '../../accounts/mailUser.ts';
import { defineJob } from '../../defineJob.ts';
import { notifyUsers } from '../../notifications/notifyUsers.ts';
import type { Services } from '../../services.ts';
import { takeNews, type DueRule, type NewsItem } from './takeNews.ts';
import { writeAlertMail, writeNotification } from './writeAlert.ts';

type AlertServices = Pick<Services, 'config' | 'database' | 'jobs'>;

/** The hour of the daily summaries, in the report's time zone. */
export const digestHour = 8;

async function listDue({ query }: Database, timeZone: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from alert_rule where pace = 'atOnce' or looked_at < (
      select case when today <= ${now} then today else today - interval '1 day' end
      from (
        select (date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) + make_interval(hours => ${digestHour}))
          at time zone ${timeZone} as today
      ) digest
    ) order by id
  `.execute(query);
  return rows.map(({ id }) => id);
}

/** Locks a rule until the transaction ends; undefined if another process has locked it, or it was deleted. */
async function lockRule(query: Queryable, id: number): Promise<DueRule | undefined> {
  const { rows } = await sql<DueRule>`
    select id, user_id, name, problems, statuses, retailer_ids, brand_ids, license_ids, is_by_mail, language
    from alert_rule where id = ${id} for update skip locked
  `.execute(query);
  return rows[0];
}

/** Undefined for a user who no longer has access to product pages: rules stay, but send nothing. */
async function findReader(query: Queryable, { user_id }: DueRule): Promise<CurrentUser | undefined> {
  const call: CallDefinition = contract.listMonitoredPages;
  const user = await findUserById(query, user_id);
  return user && mayCall(user, call.permission) && !findRestriction(user, call) ? user : undefined;
}

async function tell(
  { config, jobs }: AlertServices,
  query: Queryable,
  rule: DueRule,
  news: readonly NewsItem[],
): Promise<void> {
  await notifyUsers(query, [rule.user_id], writeNotification(rule, news));
  if (!rule.is_by_mail) return;
  const mail = writeAlertMail(rule, news, panelUrl(config));
  await jobs.send(mailUser, { userId: rule.user_id, ...mail }, { transaction: query });
}

/** Sends an alert and marks its news as sent, in one transaction. */
async function look(services: AlertServices, ruleId: number, now: Date): Promise<void> {
  await services.database.transaction(async (query) => {
    const rule = await lockRule(query, ruleId);
    if (!rule) return;
    const reader = await findReader(query, rule);
    const news = reader ? await takeNews(query, reader, rule) : [];
    if (news.length > 0) await tell(services, query, rule, news);
    await query
      .updateTable('alert_rule')
      .set({ looked_at: now, ...(news.length > 0 ? { sent_at: now } : {}) })
      .where('id', '=', ruleId)
      .execute();
  });
}

/** Runs every rule that is due. A failing rule does not delay the others. */
export async function sendDueAlerts(services: AlertServices, now: Date): Promise<void> {
  const faults: unknown[] = [];
  for (const id of await listDue(services.database, services.config.timeZone, now)) {
    try {
      await look(services, id, now);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'alert rules failed');
}

/** Alerts users about problems and statuses that began on the pages of their rules. */
export const sendAlerts = defineJob({
  name: 'send-alerts',
  payload: z.object({}),
  cron: '* * * * *',
  isExclusive: true,
  async run(_payload, { services }) {
    await sendDueAlerts(services, new Date());
  },
});
