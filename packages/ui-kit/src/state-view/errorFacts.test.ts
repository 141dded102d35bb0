import { expect, it } from 'vitest';

import { isForbidden, readErrorFacts } from './errorFacts.ts';

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

it('copes with anything that can be thrown', () => {
  for (const thrown of [undefined, null, 'text', 7, {}]) {
    expect(Object.values(readErrorFacts(thrown)).filter(Boolean)).toEqual([]);
    expect(isForbidden(thrown)).toBe(false);
  }
});
