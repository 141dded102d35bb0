import { ApiError } from '@vitrina/api-client';
import { describe, expect, it } from 'vitest';

import { groupByLicense } from './groupByLicense.ts';
import { selfErrorsOf, validatePassword, validateSelf } from './profileRules.ts';

const self = { username: 'anna', firstName: '', lastName: '', email: 'anna@example.com' };

describe('own data', () => {
  it('needs a username and an address, names may be empty', () => {
    expect(validateSelf(self)).toEqual({});
    expect(validateSelf({ ...self, username: '  ' })).toEqual({ username: 'panel.profile.usernameRequired' });
    for (const email of ['', 'anna', 'anna@', 'anna@example', 'an na@example.com']) {
      expect(validateSelf({ ...self, email })).toEqual({ email: 'panel.profile.emailWrong' });
    }
  });

  it('puts what the server refuses at its field', () => {
    expect(selfErrorsOf(new ApiError(409, { code: 'usernameTaken', message: '' }))).toEqual({
      username: 'api.error.usernameTaken',
    });
    const errors = [{ path: 'body.email', message: '', code: 'wrongFormat' }];
    expect(selfErrorsOf(new ApiError(400, { code: 'invalidInput', message: '', errors }))).toEqual({
      email: 'api.field.wrongFormat',
    });
    expect(selfErrorsOf(new Error('anything'))).toEqual({});
  });
});

it('takes passwords of 8 characters and more', () => {
  expect(validatePassword({ password: '1234567' })).toEqual({ password: 'api.error.passwordTooShort' });
  expect(validatePassword({ password: '12345678' })).toEqual({});
});

it('lists retailers under their licences, licences without any too', () => {
  const [first, second, third] = [1, 2, 3].map((id) => ({ id, name: `Licence ${id}` }));
  const retailers = [
    { id: 1, name: 'Ozon', license: { id: 1, name: 'Licence 1' } },
    { id: 2, name: 'DNS', license: { id: 3, name: 'Licence 3' } },
    { id: 3, name: 'Lamoda', license: { id: 1, name: 'Licence 1' } },
  ];
  const grouped = groupByLicense({
    licenses: [first, second].filter((license) => license !== undefined),
    retailers,
  });
  expect(grouped.map(({ license, retailers }) => [license.id, retailers.map(({ id }) => id)])).toEqual([
    [first?.id, [1, 3]],
    [second?.id, []],
    [third?.id, [2]],
  ]);
});
