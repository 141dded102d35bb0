import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { addDays, bordersOf, dayIn } from '../events/days.ts';
import type { LeastViews, ViewGroup } from '../events/eventStore.ts';
import { isShown } from '../events/postgres/shown.ts';
import type { Services } from '../services.ts';
import { applyAnomalies, listRelated } from './applyAnomalies.ts';
import { judgeGroups, leastViews, type Suspicion, type UsualViews } from './judgeGroups.ts';

/** Whole weeks, so that every weekday counts. */
const usualDays = 14;
const hoursInDay = 24;
/** Views of the last minutes before midnight are received after it. */
const lateMs = 60 * 60_000;
/** Times in view are reported for at most a day. */
const lateDays = 2;

const pageKeyOf = ({
  licenseId,
  retailerId,
  epackId,
  pageKey,
}: Omit<ViewGroup, 'from' | 'network' | 'count'>) => `${licenseId} ${retailerId} ${epackId} ${pageKey}`;

interface PageViews {
  licenseId: number;
  retailerId: number;
  epackId: string;
  pageKey: string;
  firstDay: string | null;
  before: number;
  ofDay: number;
}

/** Reads the usual views of these groups' pages and packages from the sums of the days before. */
async function readUsual(
  query: Queryable,
  groups: readonly ViewGroup[],
  { day, dayEnd }: { day: string; dayEnd: Date },
): Promise<UsualViews> {
  const epackIds = [...new Set(groups.map(({ epackId }) => epackId))];
  const { rows } = await sql<PageViews>`
    select license_id as "licenseId", retailer_id as "retailerId", epack_id as "epackId",
      coalesce(page_key, '') as "pageKey", min(day) filter (where day < ${day})::text as "firstDay",
      coalesce(sum(n) filter (where day < ${day}), 0)::bigint as before,
      coalesce(sum(n) filter (where day = ${day}), 0)::bigint as "ofDay"
    from roll_page where ${isShown} and n > 0 and epack_id = any(${epackIds}::uuid[])
      and day between ${addDays(day, -usualDays)} and ${day}
    group by grouping sets ((license_id, retailer_id, epack_id, page_key), (license_id, retailer_id, epack_id))
  `.execute(query);
  const known = new Map(rows.map((row) => [pageKeyOf(row), row]));
  return {
    dayEnd,
    perHour(group) {
      const page = known.get(pageKeyOf(group));
      if (!page || page.firstDay === null) return undefined;
      const days = (Date.parse(day) - Date.parse(page.firstDay)) / (hoursInDay * 3_600_000);
      return page.before / days / hoursInDay;
    },
    ofDay: (group) => Math.max(known.get(pageKeyOf(group))?.ofDay ?? 0, group.count),
  };
}

/** Records suspicions. One that is known gets its new number of views, unless they are removed. */
async function record(query: Queryable, day: string, suspicions: readonly Suspicion[]): Promise<void> {
  for (const { kind, group, until, usual } of suspicions) {
    await query
      .insertInto('view_anomaly')
      .values({
        kind,
        license_id: group.licenseId,
        retailer_id: group.retailerId,
        epack_id: group.epackId,
        page_key: group.pageKey,
        day,
        from_at: group.from,
        until_at: until,
        network: Buffer.from(group.network, 'hex'),
        views: group.count,
        usual,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'license_id', 'retailer_id', 'epack_id', 'page_key', 'from_at', 'network'])
          .doUpdateSet(({ ref }) => ({ views: ref('excluded.views'), usual: ref('excluded.usual') }))
          .where('view_anomaly.removed_at', 'is', null),
      )
      .execute();
  }
}

/** Removes the events of removed anomalies that came late. */
async function applyAgain({ database, events }: Pick<Services, 'database' | 'events'>, since: Date) {
  const recent = await database.query
    .selectFrom('view_anomaly')
    .select('id')
    .where('removed_at', 'is not', null)
    .where('until_at', '>', since)
    .execute();
  for (const { id } of recent) {
    await database.transaction(async (query) => applyAnomalies(query, events, await listRelated(query, id)));
  }
}

/** Finds and records the suspicious views of a day. */
export async function recordAnomalies(
  { config: { timeZone }, database: { query }, events }: Pick<Services, 'config' | 'database' | 'events'>,
  day: string,
  least: LeastViews = leastViews,
): Promise<void> {
  const groups = await events.anomalies.listGroups(day, least);
  const all = [...groups.hours, ...groups.networks, ...groups.impossible];
  if (all.length === 0) return;
  const dayEnd = new Date(bordersOf(timeZone, day).until);
  const usual = await readUsual(query, all, { day, dayEnd });
  await record(query, day, judgeGroups(groups, usual));
}

/** Finds suspicious views of today and, shortly after midnight, of yesterday. */
export async function findAnomalies(
  services: Pick<Services, 'config' | 'database' | 'events'>,
  now = new Date(),
): Promise<void> {
  const { timeZone } = services.config;
  const days = new Set([dayIn(timeZone, new Date(now.getTime() - lateMs)), dayIn(timeZone, now)]);
  for (const day of days) await recordAnomalies(services, day);
  await applyAgain(services, new Date(now.getTime() - lateDays * hoursInDay * 3_600_000));
}
