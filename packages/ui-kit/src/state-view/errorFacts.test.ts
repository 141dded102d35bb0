import { expect, it } from 'vitest';

import { isForbidden, isGone, readErrorFacts } from './errorFacts.ts';

it('reads what an error carries', () => {
  const error = Object.assign(new Error('no'), {
    status: 403,
    code: 'notEnoughPermissions',
    requestId: 'r1',
    data: { permission: 'Trends' },
  });
  expect(readErrorFacts(error)).toEqual({
    code: 'notEnoughPermissions',
    requestId: 'r1',
    permission: 'Trends',
  });
  expect(isForbidden(error)).toBe(true);
});

it('takes an address the server cannot read for one that leads to nothing, and wrong values for what they are', () => {
  const refused = (...paths: string[]) => ({ code: 'invalidInput', errors: paths.map((path) => ({ path })) });
  expect(isGone({ code: 'notFound' })).toBe(true);
  expect(isGone(refused('params.id'))).toBe(true);
  expect(isGone(refused('params.id', 'query.page'))).toBe(false);
  expect(isGone(refused())).toBe(false);
});

it('copes with anything that can be thrown', () => {
  for (const thrown of [undefined, null, 'text', 7, {}]) {
    expect(Object.values(readErrorFacts(thrown)).filter(Boolean)).toEqual([]);
    expect(isForbidden(thrown)).toBe(false);
    expect(isGone(thrown)).toBe(false);
  }
});
