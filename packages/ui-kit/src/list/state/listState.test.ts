import { describe, expect, it } from 'vitest';

import {
  changeListState,
  isNarrowed,
  perPageChoices,
  readListState,
  writeListState,
  type ListState,
} from './listState.ts';

const read = (query: string, defaults = {}) =>
  readListState(new URLSearchParams(query), ['status', 'from'], defaults);
const write = (state: ListState, query = '', defaults = {}) =>
  writeListState(new URLSearchParams(query), state, ['status', 'from'], defaults).toString();

describe('the state of a list in the URL', () => {
  it('S17: shows 10, 25, 50 or 100 rows, 10 unless told, and no other number', () => {
    expect(perPageChoices).toEqual([10, 25, 50, 100]);
    const asked = [10, 25, 50, 100, 0, 20, 101, 1000];
    expect(asked.map((number) => read(`perPage=${number}`).perPage)).toEqual([
      10, 25, 50, 100, 10, 10, 10, 10,
    ]);
    expect(read('').perPage).toBe(10);
  });

  it('reads page, order, search, filters and columns', () => {
    expect(
      read('page=3&perPage=50&sort=-updated,name&search=grill&status=live&columns=name,status&other=1'),
    ).toEqual({
      page: 3,
      perPage: 50,
      sort: [
        { id: 'updated', desc: true },
        { id: 'name', desc: false },
      ],
      search: 'grill',
      filters: { status: 'live' },
      columns: ['name', 'status'],
    });
  });

  it('replaces what makes no sense by the usual', () => {
    expect(read('page=-1&perPage=7&sort=;drop table,&status=')).toEqual({
      page: 1,
      perPage: 10,
      sort: [],
      search: '',
      filters: {},
    });
    expect(read('page=1e99').page).toBe(1);
  });

  it('writes back what it read, and leaves the usual out', () => {
    const query = 'page=2&sort=-name&search=x&status=live';
    expect(write(read(query))).toBe(query);
    expect(write(read(''))).toBe('');
    expect(write(read('perPage=10'), 'perPage=10&tab=all')).toBe('tab=all');
  });

  it("keeps to a list's own beginning, and can leave it", () => {
    const defaults = { perPage: 25, sort: [{ id: 'created', desc: true }] };
    expect(read('', defaults)).toMatchObject({ perPage: 25, sort: [{ id: 'created', desc: true }] });
    expect(write(read('', defaults), '', defaults)).toBe('');
    expect(write({ ...read('', defaults), sort: [] }, '', defaults)).toBe('sort=');
    expect(read('sort=', defaults).sort).toEqual([]);
  });
});

it('starts at page 1 where other rows match, and stays where only the columns change', () => {
  const state = read('page=4&status=live');
  expect(changeListState(state, { search: 'x' }).page).toBe(1);
  expect(changeListState(state, { sort: [] }).page).toBe(1);
  expect(changeListState(state, { columns: ['name'] }).page).toBe(4);
  expect(changeListState(state, { page: 5 }).page).toBe(5);
});

it('knows whether anything narrows the list', () => {
  expect(isNarrowed(read('page=2&sort=name'))).toBe(false);
  expect(isNarrowed(read('search=x'))).toBe(true);
  expect(isNarrowed(read('status=live'))).toBe(true);
});
