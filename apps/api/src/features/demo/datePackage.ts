import { type CalendarPackage, calendarPackages, wholeOf } from '@vitrina/demo';
import { sql } from 'kysely';

import type { Database, Queryable } from '../../platform/storage/database.ts';
import type { DemoCalendar } from './demoCalendar.ts';

const hour = 60;
/** Packages are published from eleven to two. */
const publishesFrom = 11 * hour;
const publishesWithin = 3 * hour;
const unpublishesAt = 10 * hour;

/** Moves acts of a kind to times, the last act to the last time. */
async function dateActs(
  query: Queryable,
  epackId: string,
  { action, times }: { action: string; times: readonly Date[] },
): Promise<void> {
  await sql`
    update audit_log a set created_at = t.at
    from (
      select id, row_number() over (order by id desc) as place from audit_log
      where action = ${action} and subject = ${epackId}
    ) act join unnest(${times.toReversed()}::timestamptz[]) with ordinality t (at, place) using (place)
    where a.id = act.id
  `.execute(query);
}

/** Dates publications from the last to the first; those of an interrupted start are as old as the first. */
async function datePublications(query: Queryable, epackId: string, times: readonly Date[]): Promise<void> {
  await sql`
    update publication p set published_at = coalesce(t.at, ${times[0]})
    from (
      select id, row_number() over (order by id desc) as place from publication where epack_id = ${epackId}
    ) one left join unnest(${times.toReversed()}::timestamptz[]) with ordinality t (at, place) using (place)
    where p.id = one.id
  `.execute(query);
}

/** Dates the saves of pages: each shortly before the first publication that has it. */
async function dateSaves(query: Queryable, epackId: string): Promise<void> {
  const published = sql`(
    select pp.locale, pp.template, pp.page, pp.revision, min(p.published_at) - interval '45 minutes' as at
    from publication p join publication_page pp on pp.publication_id = p.id
    where p.epack_id = ${epackId} group by 1, 2, 3, 4
  )`;
  await sql`
    update page set saved_at = s.at from ${published} s
    where epack_id = ${epackId}
      and (page.locale, page.template, page.page, page.revision) = (s.locale, s.template, s.page, s.revision)
  `.execute(query);
  await sql`
    update page_version v set saved_at = s.at from ${published} s
    where epack_id = ${epackId} and (v.locale, v.template, v.page, v.revision) = (s.locale, s.template, s.page, s.revision)
  `.execute(query);
  await sql`
    update page_version v set replaced_at = next.saved_at
    from (
      select locale, template, page, revision - 1 as revision, saved_at from page where epack_id = ${epackId}
      union all
      select locale, template, page, revision - 1, saved_at from page_version where epack_id = ${epackId}
    ) next
    where v.epack_id = ${epackId}
      and (v.locale, v.template, v.page, v.revision) = (next.locale, next.template, next.page, next.revision)
  `.execute(query);
}

/** Drafts were last saved almost a year ago: new versions lead the list of packages. */
async function dateDraft(
  query: Queryable,
  calendar: DemoCalendar,
  epackId: string,
  gtin: string,
): Promise<void> {
  const daysAgo = wholeOf(`${gtin} drafted`, 300, 360);
  const savedAt = calendar.momentOf(daysAgo, publishesFrom);
  await sql`
    update epack set created_at = ${savedAt}::timestamptz - interval '9 days', updated_at = ${savedAt}
    where id = ${epackId}
  `.execute(query);
  await sql`update page set saved_at = ${savedAt} where epack_id = ${epackId}`.execute(query);
}

async function datePublished(
  query: Queryable,
  calendar: DemoCalendar,
  epackId: string,
  { mpn, publications, unpublished }: CalendarPackage,
): Promise<void> {
  const minutes = publishesFrom + wholeOf(`${mpn} publishes`, 0, publishesWithin);
  const times = publications.map((daysAgo) => calendar.momentOf(daysAgo, minutes));
  await datePublications(query, epackId, times);
  await dateSaves(query, epackId);
  await dateActs(query, epackId, { action: 'epack.publish', times });
  if (unpublished) {
    const at = calendar.momentOf(unpublished.since, unpublishesAt);
    await dateActs(query, epackId, { action: 'epack.unpublish', times: [at] });
  }
  await sql`
    update epack set created_at = ${times[0]}::timestamptz - interval '9 days',
      updated_at = ${times.at(-1)}::timestamptz - interval '40 minutes'
    where id = ${epackId}
  `.execute(query);
}

/**
 * Moves what was just done for a package to its days of the calendar: its saves and publications, with their records
 * in the log. A package that is not in the calendar is a draft.
 */
export async function datePackage(
  database: Database,
  calendar: DemoCalendar,
  epackId: string,
  gtin: string,
): Promise<void> {
  const published = await database.query
    .selectFrom('publication')
    .select('id')
    .where('epack_id', '=', epackId)
    .executeTakeFirst();
  const found = published && calendarPackages.find((one) => one.gtin === gtin);
  await database.transaction((query) =>
    found ? datePublished(query, calendar, epackId, found) : dateDraft(query, calendar, epackId, gtin),
  );
}
