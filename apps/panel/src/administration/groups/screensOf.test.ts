import { expect, it } from 'vitest';

import { routeTable } from '../../routes/routeTable.ts';
import { groupKind } from './groupKind.ts';
import { screensOf, type GroupRights } from './screensOf.ts';

function screensFor(
  permissions: GroupRights['permissions'],
  settings: Partial<GroupRights['settings']> = {},
) {
  const { settings: closed } = groupKind.blank as GroupRights;
  const screens = screensOf(routeTable, { name: 'Some', permissions, settings: { ...closed, ...settings } });
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
  return {
    ...screens,
    menu: screens.menu.flatMap(({ items }) => names(items)),
    closed: names(screens.closed),
    unlisted: names(screens.unlisted),
  };
}

it('leads those without the dashboard to the reports', () => {
  expect(screensFor(['Dashboard']).homePath).toBe('/panel/dashboard');
  expect(screensFor(['Trends']).homePath).toBe('/panel/reports');
});

it('tells what is closed from what the menu leaves out', () => {
  const { menu, closed, unlisted } = screensFor(['Dashboard', 'Trends', 'BuilderPro']);
  expect(menu).toContain('Dashboard');
  expect(unlisted).toContain('Trends');
  expect(closed).toEqual(expect.arrayContaining(['LiveMonitor', 'BuilderPro', 'Users', 'AuditLog']));
  expect(screensFor(['BuilderPro'], { isBuilderProAvailable: true }).menu).toContain('BuilderPro');
});

it('names every screen of the menu once', () => {
  const { menu, closed, unlisted } = screensFor(['Dashboard', 'Live_monitor', 'Builder']);
  const all = routeTable.filter(({ menu: place }) => place).map(({ name }) => name);
  expect([...menu, ...closed, ...unlisted].toSorted()).toEqual(all.toSorted());
});
