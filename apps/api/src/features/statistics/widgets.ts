import type { DashboardWidgets, GroupSettings, UserCount, ValueCount } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Owner, Visits } from '../events/eventStore.ts';
import type { Dimension } from '../events/tables.ts';
import { namePlaces } from './names.ts';

type Widget = keyof GroupSettings['dashboard'];
type Answer<Question extends keyof Visits> = Awaited<ReturnType<Visits[Question]>>;

const dimensionOf = {
  browsers: 'browser',
  devices: 'device',
  os: 'os',
  platforms: 'platform',
  map: 'country',
} as const satisfies Partial<Record<Widget, Dimension>>;

const valueWidgets = ['browsers', 'devices', 'os', 'platforms', 'map'] as const;

/** Returns the widgets the user can see: those of the group, all of them for administrators. */
function enabledWidgets({ isAdmin, group }: CurrentUser): (widget: Widget) => boolean {
  return (widget) => isAdmin || (group?.settings.dashboard[widget] ?? false);
}

async function nameUsers(
  query: Queryable,
  owner: Owner,
  users: ReadonlyMap<number, number>,
): Promise<UserCount[]> {
  const names = await namePlaces(query, owner, users.keys());
  return [...users].map(([id, count]) => ({ id, name: names.get(id) ?? '', count }));
}

/** Returns the optional parts of the dashboard that the user's group enables. */
export async function nameWidgets(
  query: Queryable,
  user: CurrentUser,
  { values, users }: { values: Answer<'countValues'>; users: Answer<'countUsers'> },
): Promise<DashboardWidgets> {
  const isEnabled = enabledWidgets(user);
  const of = (wanted: Dimension): ValueCount[] =>
    values.filter(({ dimension }) => dimension === wanted).map(({ value, count }) => ({ value, count }));
  const enabledValues = valueWidgets.filter((widget) => isEnabled(widget));
  const [usersPerLicense, usersPerRetailer] = await Promise.all([
    isEnabled('usersPerLicense') ? nameUsers(query, 'license', users.byLicense) : undefined,
    isEnabled('usersPerRetailer') ? nameUsers(query, 'retailer', users.byRetailer) : undefined,
  ]);
  return {
    ...Object.fromEntries(enabledValues.map((widget) => [widget, of(dimensionOf[widget])])),
    ...(usersPerLicense ? { usersPerLicense } : {}),
    ...(usersPerRetailer ? { usersPerRetailer } : {}),
  };
}
