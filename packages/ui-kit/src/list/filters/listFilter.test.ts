import { expect, it } from 'vitest';

import { isSet, namesOf, withFilter, type ListFilter } from './listFilter.ts';

const range: ListFilter = { kind: 'dateRange', label: 'Created', names: ['from', 'to'] };
const status: ListFilter = { kind: 'choice', label: 'Status', name: 'status', choices: [] };

it('knows the names under which a filter travels, and whether it narrows', () => {
  expect(namesOf(range)).toEqual(['from', 'to']);
  expect(namesOf(status)).toEqual(['status']);
  expect(isSet(range, { to: '2026-03-05' })).toBe(true);
  expect(isSet(status, { to: '2026-03-05' })).toBe(false);
});

it('sets and clears, and leaves no empty value behind', () => {
  expect(withFilter({ status: 'live' }, { from: '2026-03-01', to: '' })).toEqual({
    status: 'live',
    from: '2026-03-01',
  });
  expect(withFilter({ status: 'live' }, { status: '' })).toEqual({});
});
