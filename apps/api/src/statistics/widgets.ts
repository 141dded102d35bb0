import { sql } from 'kysely';
import type { DashboardWidgets, GroupSettings, UserCount, ValueCount } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import type { Queryable } from '../storage/database.ts';
import { eachRawDay, isRaw, isRolled, type Period } from './queries.ts';

type Widget = keyof GroupSettings['dashboard'];

const dimensions = {
  browsers: 'browser',
  devices: 'device',
  os: 'os',
  platforms: 'platform',
  map: 'country',
} as const;

/** How often each browser, country and so on came up, by widget. */
async function countValues(query: Queryable, period: Period): Promise<Map<string, ValueCount[]>> {
  const { rows } = await sql<{ dimension: string; value: string; count: number }>`
    with counted as (
      select dimension, value, n from roll_dimension where ${isRolled(period)}
      union all
      select d.name, d.value, count(*) from impression,
        lateral (values ('browser', browser), ('device', device), ('os', os), ('platform', platform), ('country', country))
          d (name, value)
      where ${isRaw(period)} group by d.name, d.value
    )
    select dimension, value, sum(n)::bigint as count from counted
    group by dimension, value order by count desc, value
  `.execute(query);
  const byDimension = new Map<string, ValueCount[]>();
  for (const { dimension, ...entry } of rows) {
    byDimension.set(dimension, [...(byDimension.get(dimension) ?? []), entry]);
  }
  return byDimension;
}

/** Daily users, summed, of each licence or retailer. */
async function countUsers(
  query: Queryable,
  period: Period,
  of: 'license' | 'retailer',
): Promise<UserCount[]> {
  const key = sql.ref(`${of}_id`);
  const counts = [
    sql`select ${key} as id, users from roll_visit where ${isRolled(period)}`,
    ...eachRawDay(period).map(
      ({ isOfDay }) =>
        sql`select ${key}, count(distinct visitor) from impression where ${isOfDay} group by license_id, retailer_id`,
    ),
  ];
  const { rows } = await sql<UserCount>`
    with counted as (${sql.join(counts, sql` union all `)})
    select t.id, t.name, sum(c.users)::bigint as count from counted c join ${sql.table(of)} t on t.id = c.id
    group by t.id, t.name order by count desc, t.id
  `.execute(query);
  return rows;
}

/** Which widgets the user sees: those of its group, all of them for administrators. */
function enabledWidgets({ isAdmin, group }: CurrentUser): (widget: Widget) => boolean {
  return (widget) => isAdmin || (group?.settings.dashboard[widget] ?? false);
}

/** The dashboard's optional parts, as far as the user's group enables them. */
export async function readWidgets(
  query: Queryable,
  user: CurrentUser,
  period: Period,
): Promise<DashboardWidgets> {
  const isEnabled = enabledWidgets(user);
  const widgets: DashboardWidgets = {};
  const values = await countValues(query, period);
  for (const widget of ['browsers', 'devices', 'os', 'platforms', 'map'] as const) {
    if (isEnabled(widget)) widgets[widget] = values.get(dimensions[widget]) ?? [];
  }
  if (isEnabled('usersPerLicense')) widgets.usersPerLicense = await countUsers(query, period, 'license');
  if (isEnabled('usersPerRetailer')) widgets.usersPerRetailer = await countUsers(query, period, 'retailer');
  return widgets;
}
