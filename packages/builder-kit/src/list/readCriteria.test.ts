import { expect, test } from 'vitest';

import { readCriteria, writeCriteria } from './useEpackList.ts';

test('an address without criteria shows the first ten of all', () => {
  expect(readCriteria(new URLSearchParams())).toEqual({ search: '', type: '', perPage: 10, page: 1 });
});

test('criteria survive the way through the address', () => {
  const criteria = { search: 'чайник', type: 'sis', perPage: 50, page: 3 } as const;
  expect(readCriteria(new URLSearchParams(writeCriteria(criteria)))).toEqual(criteria);
});

test('nonsense in the address counts as not said', () => {
  const params = new URLSearchParams({ type: 'other', perPage: '7', page: '-2' });
  expect(readCriteria(params)).toEqual({ search: '', type: '', perPage: 10, page: 1 });
});
