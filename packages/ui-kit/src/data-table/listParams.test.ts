import { describe, expect, it } from 'vitest';

import { readListParams, writeListParams } from './listParams.ts';

const read = (text: string) => readListParams(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writeListParams>[1]) =>
  writeListParams(new URLSearchParams(text), change).toString();

describe('reading', () => {
  it('has usual values for an empty query', () => {
    expect(read('')).toEqual({ page: 1, perPage: 10, sortBy: undefined, sortDirection: 'asc', search: '' });
  });

  it('reads what is there', () => {
    expect(read('page=3&perPage=50&sort=name:desc&search=grill')).toEqual({
      page: 3,
      perPage: 50,
      sortBy: 'name',
      sortDirection: 'desc',
      search: 'grill',
    });
  });

  it('does not believe nonsense', () => {
    expect(read('page=-1&perPage=7&sort=name:sideways')).toMatchObject({
      page: 1,
      perPage: 10,
      sortBy: 'name',
      sortDirection: 'asc',
    });
    expect(read('page=1e99')).toMatchObject({ page: 1 });
  });
});

describe('writing', () => {
  it('keeps the usual and the foreign out of the way', () => {
    expect(write('status=live&page=2', { page: 1 })).toBe('status=live');
    expect(write('status=live', { sortBy: 'name', sortDirection: 'desc' })).toBe(
      'status=live&sort=name%3Adesc',
    );
  });

  it('starts at the first page whenever the list becomes another', () => {
    expect(write('page=4&search=a', { search: 'ab' })).toBe('search=ab');
    expect(write('page=4', { perPage: 25 })).toBe('perPage=25');
  });

  it('returns what it was given', () => {
    const params = { page: 2, perPage: 100, sortBy: 'ean', sortDirection: 'desc' as const, search: 'ё' };
    expect(readListParams(writeListParams(new URLSearchParams(), params))).toEqual(params);
  });
});
