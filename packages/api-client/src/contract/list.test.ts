import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { bulkBody, flagFilterSchema, idSchema, listQuery } from './index.ts';

const query = listQuery({ sortable: ['name', 'date'], filters: { isOn: flagFilterSchema.optional() } });

describe('the query of a list', () => {
  it('has its defaults', () => {
    expect(query.parse({})).toEqual({ sort: [], offset: 0, limit: 10 });
  });

  it('is read from text', () => {
    expect(
      query.parse({ search: 'x', sort: '-date,name', offset: '20', limit: '100', isOn: 'false' }),
    ).toEqual({
      search: 'x',
      sort: [
        { column: 'date', isDescending: true },
        { column: 'name', isDescending: false },
      ],
      offset: 20,
      limit: 100,
      isOn: false,
    });
  });

  it.each([
    { sort: 'secret' },
    { sort: 'name,name' },
    { sort: 'name,-name' },
    { sort: '--name' },
    { sort: 'name,' },
    { limit: '0' },
    { limit: '101' },
    { offset: '-1' },
    { isOn: 'yes' },
  ])('%j is none', (wrong) => {
    expect(query.safeParse(wrong).success).toBe(false);
  });
});

describe('a call for several things', () => {
  const body = bulkBody(idSchema, { isOn: flagFilterSchema.optional() }, { name: z.string() });

  it('is about ids or about a filter', () => {
    expect(body.parse({ ids: [1], name: 'x' })).toEqual({ ids: [1], dryRun: false, name: 'x' });
    expect(body.parse({ filter: { isOn: 'true' }, dryRun: true, name: 'x' })).toEqual({
      filter: { isOn: true },
      dryRun: true,
      name: 'x',
    });
  });

  it.each([{ name: 'x' }, { ids: [1], filter: {}, name: 'x' }, { ids: [], name: 'x' }, { ids: [1] }])(
    '%j is none',
    (wrong) => {
      expect(body.safeParse(wrong).success).toBe(false);
    },
  );
});
