import type { DashboardWidgets, GroupSettings, UserCount, ValueCount } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import type { Queryable } from '../storage/database.ts';
import type { Dimension, Owner, Visits } from '../stream/eventStore.ts';
import { namePlaces } from './names.ts';

type Widget = keyof GroupSettings['dashboard'];

const dimensionOf = {
  browsers: 'browser',
  devices: 'device',
  os: 'os',
  platforms: 'platform',
  map: 'country',
} as const satisfies Partial<Record<Widget, Dimension>>;

const valueWidgets = ['browsers', 'devices', 'os', 'platforms', 'map'] as const;

/** Which widgets the user sees: those of its group, all of them for administrators. */
function enabledWidgets({ isAdmin, group }: CurrentUser): (widget: Widget) => boolean {
  return (widget) => isAdmin || (group?.settings.dashboard[widget] ?? false);
}

async function countUsers(query: Queryable, visits: Visits, owner: Owner): Promise<UserCount[]> {
  const users = await visits.countUsersBy(owner);
  const names = await namePlaces(query, owner, users.keys());
  return [...users].map(([id, count]) => ({ id, name: names.get(id) ?? '', count }));
}

async function listValues(
  visits: Visits,
  widgets: readonly (typeof valueWidgets)[number][],
): Promise<DashboardWidgets> {
  if (widgets.length === 0) return {};
  const values = await visits.countValues();
  const of = (wanted: Dimension): ValueCount[] =>
    values.filter(({ dimension }) => dimension === wanted).map(({ value, count }) => ({ value, count }));
  return Object.fromEntries(widgets.map((widget) => [widget, of(dimensionOf[widget])]));
}

/** The dashboard's optional parts, as far as the user's group enables them. */
export async function readWidgets(
  query: Queryable,
  user: CurrentUser,
  visits: Visits,
): Promise<DashboardWidgets> {
  const isEnabled = enabledWidgets(user);
  const [values, usersPerLicense, usersPerRetailer] = await Promise.all([
    listValues(
      visits,
      valueWidgets.filter((widget) => isEnabled(widget)),
    ),
    isEnabled('usersPerLicense') ? countUsers(query, visits, 'license') : undefined,
    isEnabled('usersPerRetailer') ? countUsers(query, visits, 'retailer') : undefined,
  ]);
  return {
    ...values,
    ...(usersPerLicense ? { usersPerLicense } : {}),
    ...(usersPerRetailer ? { usersPerRetailer } : {}),
  };
}
