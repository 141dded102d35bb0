import { randomBytes } from 'node:crypto';

import { hashToken } from '../../src/platform/security/tokens.ts';
import type { TestServer } from '../../testing/testServer.ts';
import type { Sender } from './requestsOf.ts';

const people = {
  admin: { id: 1, roles: ['ROLE_ADMIN'] },
  ann: { id: 2, roles: ['ROLE_USER'] },
};

/** Keeps tokens valid: random calls sign users out, disable them, or remove their roles. */
export function keepSignedIn({ services: { database } }: TestServer) {
  return async (sender: Sender): Promise<string | undefined> => {
    if (sender === 'nobody') return undefined;
    const { id, roles } = people[sender];
    const token = randomBytes(32).toString('base64url');
    await database.query
      .updateTable('app_user')
      .set({ roles, is_enabled: true })
      .where('id', '=', id)
      .execute();
    await database.query
      .insertInto('token')
      .values({ hash: hashToken(token), user_id: id, audience: 'panel' })
      .execute();
    return token;
  };
}
