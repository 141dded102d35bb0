import {
  calendarPackages,
  type DemoAlertRule,
  demoAlertRules,
  demoUsers,
  rulesSince,
  stories,
  type StoryNotice,
  storyNotices,
} from '@vitrina/demo';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { digestHour } from '../monitor/alerts/sendAlerts.ts';
import type { DueRule, NewsItem } from '../monitor/alerts/takeNews.ts';
import { writeNotification } from '../monitor/alerts/writeAlert.ts';
import { notifyUsers, type ServerNotification } from '../notifications/notifyUsers.ts';
import type { Services } from '../services.ts';
import { type DemoCalendar, openCalendar } from './demoCalendar.ts';

const hour = 60;
const hourMs = 3_600_000;
const rulesMade = 10 * hour;
const noticesSent = 9 * hour;
const language = 'ru';

/** A problem or status that a rule reported, with its time and record. */
interface PastNews extends NewsItem {
  since: Date;
  problemId: number | null;
  retailerId: number;
  mpn: string;
}

const userOf = (username: string) => demoUsers.find((user) => user.username === username)?.id ?? 0;

async function insertRule(
  query: Queryable,
  { username, name, problems, statuses, retailerIds, pace }: DemoAlertRule,
  { madeAt, now }: { madeAt: Date; now: Date },
): Promise<DueRule> {
  return query
    .insertInto('alert_rule')
    .values({
      user_id: userOf(username),
      name,
      problems: [...problems],
      statuses: [...statuses],
      retailer_ids: [...retailerIds],
      brand_ids: [],
      license_ids: [],
      pace,
      is_by_mail: false,
      language,
      created_at: madeAt,
      looked_at: now,
      sent_at: null,
    })
    .returning([
      'id',
      'user_id',
      'name',
      'problems',
      'statuses',
      'retailer_ids',
      'brand_ids',
      'license_ids',
      'is_by_mail',
      'language',
    ])
    .executeTakeFirstOrThrow();
}

/** Lists what began on the pages of the rule's owner since the rule was made. */
async function listNews(query: Queryable, rule: DueRule, { madeAt, now }: { madeAt: Date; now: Date }) {
  const ofUser = sql`
    p.license_id in (
      select g.license_id from group_license g join app_user u on u.group_id = g.group_id where u.id = ${rule.user_id}
    ) and (${rule.retailer_ids}::int[] = '{}' or p.retailer_id = any(${rule.retailer_ids}::int[]))
  `;
  const { rows } = await sql<PastNews>`
    select p.id as "pageId", 'problem' as kind, b.type as word, p.product_name as page, r.name as retailer,
      b.since, b.id as "problemId", p.retailer_id as "retailerId", p.mpn
    from page_problem b join product_page p on p.id = b.page_id join retailer r on r.id = p.retailer_id
    where b.type = any(${rule.problems}::text[]) and b.since between ${madeAt} and ${now} and ${ofUser}
    union all
    select p.id, 'status', s.status, p.product_name, r.name, s.since, null, p.retailer_id, p.mpn
    from page_status_period s join product_page p on p.id = s.page_id join retailer r on r.id = p.retailer_id
    where s.status = any(${rule.statuses}::text[]) and s.since between ${madeAt} and ${now} and ${ofUser}
    order by since, page, retailer
  `.execute(query);
  return rows;
}

/** Marks news as sent: a running server does not send them again. */
async function markTold(query: Queryable, userId: number, news: readonly PastNews[]): Promise<void> {
  for (const { problemId, pageId, since } of news) {
    const told =
      problemId === null
        ? sql`insert into alert_told_status (user_id, page_id, since) values (${userId}, ${pageId}, ${since}) on conflict do nothing`
        : sql`insert into alert_told_problem (user_id, problem_id) values (${userId}, ${problemId}) on conflict do nothing`;
    await told.execute(query);
  }
}

async function send(
  query: Queryable,
  userIds: readonly number[],
  notification: ServerNotification,
  at: Date,
): Promise<number> {
  const id = await notifyUsers(query, userIds, notification);
  await query.updateTable('notification').set({ created_at: at }).where('id', '=', id).execute();
  return id;
}

/** Returns when an alert is sent: a minute after the check, or on the next morning. */
function sentAt({ pace }: DemoAlertRule, { since }: PastNews, calendar: DemoCalendar): Date {
  const minuteMs = 60_000;
  if (pace === 'atOnce') return new Date(since.getTime() + minuteMs);
  for (let daysAgo = rulesSince; daysAgo >= 0; daysAgo -= 1) {
    const digest = calendar.momentOf(daysAgo, digestHour * hour);
    if (digest > since) return digest;
  }
  return calendar.momentOf(-1, digestHour * hour);
}

interface SentAlert {
  readonly alertId: number;
  readonly at: Date;
  /** Whether it leads to the page that lost its script. */
  readonly tellsStory: boolean;
}

function isOfLostScript({ retailerId, mpn, word }: PastNews): boolean {
  const { lostScript } = stories;
  return word === 'noScript' && mpn === lostScript.mpn && retailerId === lostScript.retailerId;
}

/** Marks an alert as read an hour later. A new demo's inbox has few unread ones, which lead to the year's stories. */
async function markRead(query: Queryable, userId: number, { alertId, at }: SentAlert): Promise<void> {
  const read = { notification_id: alertId, user_id: userId, read_at: new Date(at.getTime() + hourMs) };
  await query.insertInto('notification_read').values(read).execute();
}

/** Sends what a rule would have sent. All but the last alert and the one of a story are read. */
async function loadRule(query: Queryable, of: DemoAlertRule, calendar: DemoCalendar): Promise<void> {
  const times = { madeAt: calendar.momentOf(rulesSince, rulesMade), now: calendar.loadedAt };
  const rule = await insertRule(query, of, times);
  const news = await listNews(query, rule, times);
  const sent: SentAlert[] = [];
  const digests = Map.groupBy(news, (item) => sentAt(of, item, calendar).getTime());
  for (const [time, items] of digests) {
    const at = new Date(time);
    if (at > times.now) continue;
    const alertId = await send(query, [rule.user_id], writeNotification(rule, items), at);
    await markTold(query, rule.user_id, items);
    await query.updateTable('alert_rule').set({ sent_at: at }).where('id', '=', rule.id).execute();
    sent.push({ alertId, at, tellsStory: items.some((item) => isOfLostScript(item)) });
  }
  const last = sent.at(-1);
  for (const alert of sent)
    if (alert !== last && !alert.tellsStory) await markRead(query, rule.user_id, alert);
}

async function sendStory(
  query: Queryable,
  { story, usernames, sentOn, since }: StoryNotice,
  calendar: DemoCalendar,
): Promise<void> {
  const found = calendarPackages.find(({ mpn }) => mpn === stories[story].mpn);
  if (!found) return;
  const epack = await query
    .selectFrom('epack')
    .select('public_id')
    .where('ean', '=', found.gtin)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  if (!epack) return;
  const days = { from: calendar.dayOf(since).day, to: calendar.dayOf(0).day };
  const filters = new URLSearchParams({ licenses: String(found.licenseId), ...days });
  const notification: ServerNotification = {
    notice: {
      title: { id: `demo.${story}.title`, values: { name: found.name } },
      lines: [{ id: `demo.${story}.text` }],
    },
    link: `/panel/reports/products/${epack.public_id}?${filters.toString()}`,
  };
  await send(query, usernames.map(userOf), notification, calendar.momentOf(sentOn, noticesSent));
}

/**
 * Adds the alert rules of the demo's accounts with the alerts that they sent, and the notices about the year's stories.
 * Loading twice adds nothing.
 */
export async function loadNotices({ config, database }: Services): Promise<void> {
  const calendar = await openCalendar(database.query, config.timeZone);
  await database.transaction(async (query) => {
    const known = await query
      .selectFrom('alert_rule')
      .select('id')
      .where('created_at', '<', calendar.loadedAt)
      .executeTakeFirst();
    if (known) return;
    for (const rule of demoAlertRules) await loadRule(query, rule, calendar);
    for (const notice of storyNotices) await sendStory(query, notice, calendar);
  });
}
