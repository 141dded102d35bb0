import type { GroupSettings } from '@vitrina/api-client/contract';
import { expect, it } from 'vitest';

import { findRoute } from '../navigation/findRoute.ts';
import { findShownItem, menuOf } from '../navigation/menuOf.ts';
import { routeTable } from './routeTable.ts';

const namesFor = (permissions: string[], settings?: GroupSettings['menu']) =>
  menuOf(routeTable, (permission) => permissions.includes(permission), settings).map(({ section, items }) => [
    section,
    ...items.map(({ name }) => name),
  ]);

/** Statistics that every signed-in user can open. */
const forEveryone = ['SisDashboard', 'Reports', 'ReportsProducts', 'PdpsWithoutVisits'];

it('shows what the profile allows, in groups, without empty ones', () => {
  expect(namesFor(['User', 'Dashboard', 'BuilderPro'])).toEqual([
    ['insight', 'Dashboard', ...forEveryone, 'Anomalies'],
    ['content', 'BuilderPro', 'Amazon'],
  ]);
  expect(namesFor(['User', 'BuilderPro'])).toEqual([
    ['insight', ...forEveryone],
    ['content', 'BuilderPro', 'Amazon'],
  ]);
  expect(namesFor([])).toEqual([]);
  expect(namesFor(['Admin']).map(([section]) => section)).toEqual(['shelf', 'administration']);
  expect(namesFor(['Live_monitor'])).toEqual([['shelf', 'LiveMonitor', 'Incidents']]);
});

it("hides what the group's settings hide", () => {
  const all = { connectToMarketplace: true, dashboard: true, liveMonitor: true, showTrends: true };
  expect(namesFor(['Dashboard'], all)).toEqual([['insight', 'Dashboard', 'Anomalies']]);
  expect(namesFor(['Dashboard'], { ...all, dashboard: false })).toEqual([]);
  expect(namesFor(['Trends'], all)).toEqual([['insight', 'Trends']]);
  expect(namesFor(['Trends'], { ...all, showTrends: false })).toEqual([]);
  expect(namesFor(['User'], all)).toEqual([
    ['insight', ...forEveryone],
    ['content', 'Amazon'],
  ]);
  expect(namesFor(['User'], { ...all, connectToMarketplace: false })).toEqual([['insight', ...forEveryone]]);
  expect(namesFor(['Live_monitor'], { ...all, liveMonitor: false })).toEqual([]);
});

it.each([
  ['/panel/reports', 'Reports'],
  ['/panel/reports/11111111-1111-4111-8111-111111111111', 'Reports'],
  ['/panel/reports/products', 'ReportsProducts'],
  ['/panel/statistics/liveMonitor/alerts/add', 'LiveMonitor'],
  ['/panel/builder-pro', 'BuilderPro'],
  ['/panel/profile', undefined],
])('marks of %s one entry alone: %s', (path, name) => {
  const all = { connectToMarketplace: true, dashboard: true, liveMonitor: true, showTrends: true };
  expect(
    findShownItem(
      menuOf(routeTable, () => true, all),
      path,
    )?.name,
  ).toBe(name);
});

it('names every route once and finds it by its path', () => {
  for (const key of ['name', 'path'] as const) {
    const values = routeTable.map((route) => route[key]);
    expect(new Set(values).size).toBe(values.length);
  }
  for (const route of routeTable) expect(findRoute(routeTable, route.path.replace(':id', '7'))).toBe(route);
  expect(findRoute(routeTable, '/panel/nowhere')).toBeUndefined();
  expect(findRoute(routeTable, '/panel/users/edit/1/more')).toBeUndefined();
});

it.each([
  ['amazon', 'User'],
  ['dashboard', 'Dashboard'],
  ['sisDashboard', 'User'],
  ['reports', 'User'],
  ['reports/products', 'User'],
  ['reports/no-visits', 'User'],
  ['profile', 'User'],
  ['statistics/liveMonitor', 'Live_monitor'],
  ['statistics/incidents', 'Live_monitor'],
  ['trends', 'Trends'],
  ['content-manager', 'Admin'],
  ['retail-manager', 'Admin'],
  ['notifications', 'Admin'],
  ['users', 'Admin'],
  ['users/add', 'Admin'],
  ['users/edit/7', 'Admin'],
  ['groups', 'Admin'],
  ['groups/add', 'Admin'],
  ['groups/edit/7', 'Admin'],
  ['users-stats', 'Admin'],
  ['builder', 'Builder'],
  ['builder/7', 'Builder'],
  ['builder-pro', 'BuilderPro'],
])('P2: has /panel/%s, for %s', (path, permission) => {
  expect(findRoute(routeTable, `/panel/${path}`)).toMatchObject({ permission });
});

it('P2: has Reports Products and PDPs without visits beside the reports', () => {
  expect(findRoute(routeTable, '/panel/reports/products')?.name).toBe('ReportsProducts');
  expect(findRoute(routeTable, '/panel/reports/no-visits')?.name).toBe('PdpsWithoutVisits');
});

it('lets every form lead back to a list that is there', () => {
  const paths: (string | undefined)[] = routeTable.map(({ path }) => path);
  const parents = routeTable.flatMap(({ parentPath }) => parentPath ?? []);
  expect(parents.filter((path) => !paths.includes(path))).toEqual([]);
});
