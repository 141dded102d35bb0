import type { CallRequest, contract, Report, ReportRow } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import { namedList } from '../../platform/http/namedList.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { mayHaveCategories } from '../access/epackScope.ts';
import { listIntervals } from '../events/range.ts';

type ListQuery = CallRequest<typeof contract.listReports>['query'];
/** The query of a products table. */
export type RowsQuery = CallRequest<typeof contract.listReportProducts>['query'];

const idAndName = { id: sql`x.id`, name: sql`x.name` };
const select = sql<Report>`
  t.id, t.kind, t.interval, t.from_day as from, t.to_day as to, t.marketplace, t.time_zone as "timeZone",
  ${namedList(sql`license x where x.id = any(t.license_ids)`, idAndName)} as licenses,
  ${namedList(sql`retailer x where x.id = any(t.chosen_retailer_ids)`, idAndName)} as retailers,
  (select json_build_object('id', g.id, 'name', g.name) from statistics_group g where g.id = t.statistics_group_id)
    as "statisticsGroup",
  t.status, t.progress, t.row_count as "rowCount", t.count,
  t.created_at as "createdDate", t.finished_at as "finishedDate"
`;

type Row = Omit<Report, 'createdDate' | 'finishedDate'> & { createdDate: Date; finishedDate: Date | null };

function toReport({ createdDate, finishedDate, ...row }: Row): Report {
  return {
    ...row,
    createdDate: createdDate.toISOString(),
    finishedDate: finishedDate?.toISOString() ?? null,
  };
}

/**
 * The reports a user can access: their own, unless they contain data the user can no longer access (table
 * alias `t`).
 */
export async function reportsInScope(query: Queryable, user: CurrentUser): Promise<RawBuilder<boolean>> {
  const { licenseIds, retailerIds, categoryRule } = user;
  const conditions = [sql`t.user_id = ${user.id}`];
  if (licenseIds) conditions.push(sql`t.license_ids <@ ${licenseIds}::int[]`);
  if (retailerIds) conditions.push(sql`t.retailer_ids <@ ${retailerIds}::int[]`);
  if (categoryRule) {
    const shelves = await query.selectFrom('shelf').selectAll().execute();
    const ids = shelves.filter(({ categories }) => mayHaveCategories(user, categories)).map(({ id }) => id);
    conditions.push(sql`t.shelf_ids <@ ${ids}::int[]`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** A user's reports. */
export async function listReports(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
): Promise<{ items: Report[]; total: number }> {
  const { items, total } = await readList(
    query,
    {
      select: select as RawBuilder<unknown> as RawBuilder<Row>,
      from: sql`report t`,
      conditions: [
        await reportsInScope(query, user),
        request.interval && sql`t.interval = ${request.interval}`,
        request.status && sql`t.status = ${request.status}`,
        contains(request.search, [
          sql`array_to_string(array(select x.name from license x where x.id = any(t.license_ids)), ' ')`,
          sql`array_to_string(array(select x.name from retailer x where x.id = any(t.chosen_retailer_ids)), ' ')`,
        ]),
      ],
      columns: {
        createdDate: sql`t.created_at`,
        from: sql`t.from_day`,
        interval: sql`array_position(array['daily', 'monthly', 'yearly'], t.interval)`,
        status: sql`array_position(array['waiting', 'running', 'done', 'failed'], t.status)`,
        rowCount: sql`t.row_count`,
        count: sql`t.count`,
      },
      defaultSort: [{ column: 'createdDate', isDescending: true }],
      tieBreaker: sql`t.id desc`,
    },
    request,
  );
  return { items: items.map(toReport), total };
}

/** Returns one of a user's reports. */
export async function findReport(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<Report | undefined> {
  const { rows } = await sql<Row>`
    select ${select} from report t where t.id = ${id} and ${await reportsInScope(query, user)}
  `.execute(query);
  return rows.map(toReport)[0];
}

type StoredRow = Omit<ReportRow, 'points'> & { points: number[] };

const rowSelect = sql<StoredRow>`
  r.public_id as "publicId", r.name, r.brand, r.ean, r.mpn,
  json_build_object('id', r.license_id, 'name', r.license_name) as license,
  json_build_object('id', r.retailer_id, 'name', r.retailer_name) as retailer,
  r.count, r.inview_count as "inviewCount", round(r.inview_ms::numeric / nullif(r.timed_count, 0))::bigint as "averageInviewMs",
  r.median_ms as "medianInviewMs",
  r.interaction_count as "interactionCount", array_to_json(r.points) as points
`;

/** Lists the products table of a report. */
export async function listReportRows(
  query: Queryable,
  report: Report,
  request: RowsQuery,
): Promise<{ items: ReportRow[]; total: number }> {
  const { items, total } = await readList(
    query,
    {
      select: rowSelect,
      from: sql`report_row r`,
      conditions: [
        sql`r.report_id = ${report.id}`,
        contains(request.search, [sql`r.name`, sql`r.brand`, sql`r.ean`, sql`r.mpn`]),
      ],
      columns: {
        name: asText(sql`r.name`),
        brand: asText(sql`r.brand`),
        ean: asText(sql`r.ean`),
        mpn: asText(sql`r.mpn`),
        license: asText(sql`r.license_name`),
        retailer: asText(sql`r.retailer_name`),
        count: sql`r.count`,
        inviewCount: sql`r.inview_count`,
        averageInviewMs: sql`r.inview_ms::float8 / nullif(r.timed_count, 0)`,
        medianInviewMs: sql`r.median_ms`,
        interactionCount: sql`r.interaction_count`,
      },
      defaultSort: [{ column: 'count', isDescending: true }],
      tieBreaker: sql`r.epack_id, r.license_id, r.retailer_id`,
    },
    request,
  );
  const dates = listIntervals(report, report.interval);
  return {
    items: items.map((row) => ({
      ...row,
      points: dates.map((date, at) => ({ date, count: row.points[at] ?? 0 })),
    })),
    total,
  };
}
