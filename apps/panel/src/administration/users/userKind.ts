import { calls } from '@vitrina/api-client/calls';
import type { userChangeSchema, CallResponse, User } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../shared/records/recordKind.ts';

/** An account as returned by a read or by its creation. */
type Account = User & Pick<CallResponse<typeof calls.createUser>['data'], 'invitation'>;

/** Accounts as a kind of record. */
export const userKind: RecordKind<Account, typeof userChangeSchema> = {
  calls: {
    get: calls.getUser,
    create: calls.createUser,
    update: calls.updateUser,
    remove: calls.deleteUser,
    list: calls.listUsers,
  },
  loadSchema: async () => (await import('@vitrina/api-client/contract')).userChangeSchema,
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
  warningOf: ({ invitation }) => (invitation === 'failed' ? 'panel.users.invitationFailed' : undefined),
  fieldOfCode: { usernameTaken: 'username', emailTaken: 'email' },
};
