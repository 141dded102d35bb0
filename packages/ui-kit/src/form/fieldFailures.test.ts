import { expect, it } from 'vitest';

import { readFieldFailures } from './fieldFailures.ts';

it('puts what the server refuses at its field', () => {
  expect(readFieldFailures({ code: 'usernameTaken' }, { usernameTaken: 'username' })).toEqual({
    username: 'api.error.usernameTaken',
  });
  const errors = [
    { path: 'body.settings.menu', code: 'wrongType' },
    { path: 'query.limit', code: 'tooBig' },
    7,
  ];
  expect(readFieldFailures({ code: 'invalidInput', errors })).toEqual({
    'settings.menu': 'api.field.wrongType',
  });
  for (const thrown of [undefined, null, 'text', {}, new Error('x')])
    expect(readFieldFailures(thrown)).toEqual({});
});
