import { calls } from '@vitrina/api-client/calls';
import { userChangeSchema as schema, type User } from '@vitrina/api-client/contract';

import type { RecordKind } from '../records/recordKind.ts';

/** Accounts as records. */
export const userKind: RecordKind<User, typeof schema> = {
  calls: {
    get: calls.getUser,
    create: calls.createUser,
    update: calls.updateUser,
    remove: calls.deleteUser,
    list: calls.listUsers,
  },
  schema,
  blank: {
    username: '',
    firstName: '',
    lastName: '',
    email: '',
    roles: ['ROLE_USER'],
    groupId: null,
    isEnabled: true,
  },
  toInput: ({ username, firstName, lastName, email, roles, group, isEnabled }) => ({
    username,
    firstName,
    lastName,
    email,
    roles,
    groupId: group?.id ?? null,
    isEnabled,
  }),
  listPath: '/panel/users',
  fieldOfCode: { usernameTaken: 'username', emailTaken: 'email' },
};
