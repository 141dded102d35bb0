import type { Anomaly, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import { pageInScopeOf } from '../access/pageScope.ts';

type ListQuery = CallRequest<typeof contract.listAnomalies>['query'];

/** How many days single events are kept; undefined for an engine that keeps them. */
export type KeptDays = number | undefined;

/** An anomaly has the alias of a page, so that the condition on pages decides who has access to it. */
const anomaliesFrom = sql`
  view_anomaly p join retailer r on r.id = p.retailer_id join license l on l.id = p.license_id
  join epack e on e.id = p.epack_id
`;

const today = sql`(now() at time zone (select time_zone from roll_zone))::date`;

const fieldsOf = (keptDays: KeptDays) => sql<Anomaly>`
  p.id, p.kind, json_build_object('id', r.id, 'name', r.name) as retailer,
  json_build_object('id', l.id, 'name', l.name) as license,
  json_build_object('publicId', e.public_id, 'name', e.name) as epack,
  (
    select g.link from product_page g
    where p.page_key <> '' and g.page_key = p.page_key and g.retailer_id = p.retailer_id and g.license_id = p.license_id
    order by g.id limit 1
  ) as link,
  p.page_key = '' as "isOnAllPages", ${isoDate(sql`p.from_at`)} as "from", ${isoDate(sql`p.until_at`)} as until,
  p.views, p.usual, ${isoDate(sql`p.found_at`)} as "foundDate", p.removed_at is not null as "isRemoved",
  p.removed_views as "removedViews",
  ${keptDays === undefined ? sql`null` : sql`(p.day + ${keptDays - 1}::int)::text`} as "lastDay",
  ${keptDays === undefined ? sql`true` : sql`p.day + ${keptDays - 1}::int >= ${today}`} as "canChange",
  coalesce((
    select json_agg(json_build_object(
      'isRemoval', c.is_removal, 'reason', c.reason, 'views', c.views, 'username', coalesce(u.username, ''),
      'date', ${isoDate(sql`c.created_at`)}
    ) order by c.id desc)
    from view_anomaly_change c left join app_user u on u.id = c.user_id where c.anomaly_id = p.id
  ), '[]') as changes
`;

/** Lists the anomalies the user can access. */
export function listAnomalies(
  query: Queryable,
  user: CurrentUser,
  { keptDays, request }: { keptDays: KeptDays; request: ListQuery },
): Promise<{ items: Anomaly[]; total: number }> {
  const { search, kinds, licenses, retailers, isRemoved } = request;
  return readList(
    query,
    {
      select: fieldsOf(keptDays),
      from: anomaliesFrom,
      conditions: [
        pageInScopeOf(user),
        contains(search, [sql`e.name`, sql`r.name`]),
        kinds?.length ? sql`p.kind = any(${kinds}::text[])` : undefined,
        licenses?.length ? sql`p.license_id = any(${licenses}::int[])` : undefined,
        retailers?.length ? sql`p.retailer_id = any(${retailers}::int[])` : undefined,
        isRemoved === undefined ? undefined : sql`(p.removed_at is not null) = ${isRemoved}`,
      ],
      columns: {
        from: sql`p.from_at`,
        kind: sql`p.kind`,
        epack: asText(sql`e.name`),
        retailer: asText(sql`r.name`),
        license: asText(sql`l.name`),
        views: sql`p.views`,
        removedViews: sql`p.removed_views`,
      },
      defaultSort: [{ column: 'from', isDescending: true }],
      tieBreaker: sql`p.id desc`,
    },
    request,
  );
}

/** Returns an anomaly; undefined if the user cannot access it. */
export async function findAnomaly(
  query: Queryable,
  user: CurrentUser,
  { keptDays, id }: { keptDays: KeptDays; id: number },
): Promise<Anomaly | undefined> {
  const { rows } = await sql<Anomaly>`
    select ${fieldsOf(keptDays)} from ${anomaliesFrom} where p.id = ${id} and ${pageInScopeOf(user)}
  `.execute(query);
  return rows[0];
}
