import { expect, it } from 'vitest';

import { menuOf } from './menuOf.ts';
import { findRoute, routeTable } from './routeTable.ts';

const namesFor = (...permissions: string[]) =>
  menuOf(routeTable, (permission) => permissions.includes(permission)).map(({ section, items }) => [
    section,
    ...items.map(({ name }) => name),
  ]);

it('shows what the profile allows, in groups, without empty ones', () => {
  expect(namesFor('User', 'Dashboard', 'BuilderPro')).toEqual([
    ['insight', 'Dashboard'],
    ['content', 'BuilderPro'],
  ]);
  expect(namesFor('User', 'BuilderPro')).toEqual([['content', 'BuilderPro']]);
  expect(namesFor('User')).toEqual([]);
});

it('names every route once and finds it by its path', () => {
  for (const key of ['name', 'path'] as const) {
    const values = routeTable.map((route) => route[key]);
    expect(new Set(values).size).toBe(values.length);
  }
  for (const route of routeTable) expect(findRoute(route.path)).toBe(route);
  expect(findRoute('/panel/nowhere')).toBeUndefined();
});
