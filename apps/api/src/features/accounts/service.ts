import type { Profile } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import { checkConfirmed, type CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Database } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { listCategoriesOf, toTree } from '../directory/queries.ts';
import { listConnectedRetailers, listLicenses } from '../directory/reached.ts';
import type { Services } from '../services.ts';
import { checkAccountNames } from './accountNames.ts';
import { hashPassword } from './password.ts';
import { findPersonalData, listPermissions, type PersonalData } from './queries.ts';
import { tellOwner } from './mailAccountChange.ts';
import { endSessions } from './sessions.ts';

/** Returns the signed-in user's profile. */
export async function readProfile(
  { database, config: { timeZone, demo } }: Pick<Services, 'database' | 'config'>,
  user: CurrentUser,
): Promise<Profile> {
  const { query } = database;
  const licenses = await listLicenses(query, user);
  const licenseIds = licenses.map(({ id }) => id);
  const [person, retailers, permissions, initialCategories] = await Promise.all([
    findPersonalData(query, user.id),
    listConnectedRetailers(query, user),
    listPermissions(query, user),
    listCategoriesOf(query, user, licenseIds),
  ]);
  return {
    id: user.id,
    ...person,
    licenses,
    retailers,
    permissions,
    categories: toTree(initialCategories),
    initialCategories,
    group: user.group ?? null,
    timeZone,
    ...(demo === 'off' ? {} : { isDemo: true }),
  };
}

/** The services that change the user's own account. */
type OwnServices = Pick<Services, 'database' | 'jobs'>;

/**
 * Changes the user's own names and email address; ignores all other fields.
 *
 * @throws 403 if the username or email address would change in a session that was not confirmed lately: they
 *   are the ways to sign in and to recover the password
 */
export async function updateSelf(
  { database, jobs }: OwnServices,
  user: CurrentUser,
  data: PersonalData,
  language: Language,
): Promise<void> {
  const values = {
    username: data.username.trim(),
    first_name: data.firstName,
    last_name: data.lastName,
    email: data.email,
  };
  await database.transaction(async (query) => {
    const before = await query
      .selectFrom('app_user')
      .select(['username', 'email'])
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (values.username !== before.username || values.email !== before.email) checkConfirmed(user);
    await checkAccountNames(query, values, user.id);
    await query
      .updateTable('app_user')
      .set(values)
      .set('revision', sql`revision + 1`)
      .where('id', '=', user.id)
      .execute();
    if (values.email === before.email) return;
    const change = { userId: user.id, change: 'emailChanged', by: 'owner', language } as const;
    await tellOwner({ jobs }, query, { ...change, to: before.email });
    await writeAudit(query, user.id, 'account.changeEmail', user.id);
  });
}

/** Sets a new password and ends every other session of the user. */
export async function changePassword(
  { database, jobs }: OwnServices,
  user: CurrentUser,
  { password, language }: { password: string; language: Language },
): Promise<void> {
  const password_hash = await hashPassword(password);
  await database.transaction(async (query) => {
    await query.updateTable('app_user').set({ password_hash }).where('id', '=', user.id).execute();
    await endSessions(query, user.id, { except: user.tokenHash });
    await tellOwner({ jobs }, query, { userId: user.id, change: 'passwordChanged', by: 'owner', language });
    await writeAudit(query, user.id, 'account.changePassword', user.id);
  });
}

/** Ends the session of a request. */
export async function signOut(database: Database, user: CurrentUser): Promise<void> {
  await database.query.deleteFrom('token').where('hash', '=', user.tokenHash).execute();
}
