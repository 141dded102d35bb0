import type { Profile } from '@vitrina/api-client/contract';

import { Failure } from '../http/failure.ts';
import type { Database } from '../storage/database.ts';
import type { CurrentUser } from './currentUser.ts';
import { hashPassword } from './password.ts';
import {
  findPersonalData,
  listConnectedRetailers,
  listLicenses,
  listPermissions,
  type PersonalData,
} from './queries.ts';

const uniqueViolation = '23505';

/** The signed-in user's profile. */
export async function readProfile(database: Database, user: CurrentUser): Promise<Profile> {
  const { query } = database;
  const [person, licenses, retailers, permissions] = await Promise.all([
    findPersonalData(query, user.id),
    listLicenses(query, user),
    listConnectedRetailers(query, user),
    listPermissions(query, user),
  ]);
  return { id: user.id, ...person, licenses, retailers, permissions, group: user.group ?? null };
}

/** Changes the user's own names and e-mail, and nothing else whatever was sent. */
export async function updateSelf(database: Database, user: CurrentUser, data: PersonalData): Promise<void> {
  const values = {
    username: data.username.trim(),
    first_name: data.firstName,
    last_name: data.lastName,
    email: data.email,
  };
  try {
    await database.query.updateTable('app_user').set(values).where('id', '=', user.id).execute();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== uniqueViolation) throw error;
    throw new Failure(409, constraint === 'app_user_email' ? 'emailTaken' : 'usernameTaken');
  }
}

/** Sets a new password and ends every other session of the user. */
export async function changePassword(database: Database, user: CurrentUser, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await database.transaction(async (query) => {
    await query.updateTable('app_user').set({ password_hash }).where('id', '=', user.id).execute();
    await query
      .deleteFrom('token')
      .where('user_id', '=', user.id)
      .where('hash', '!=', user.tokenHash)
      .execute();
  });
}

/** Ends the session a request came with. */
export async function signOut(database: Database, user: CurrentUser): Promise<void> {
  await database.query.deleteFrom('token').where('hash', '=', user.tokenHash).execute();
}
