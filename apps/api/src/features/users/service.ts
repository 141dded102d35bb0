import type { User, UserInput } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { checkConfirmed, type CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden, invalidField, notFound } from '../../platform/http/failure.ts';
import { languageOf, type Language } from '../../platform/http/language.ts';
import { checkRecordRevision } from '../../platform/http/recordRevision.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { groupsInScope } from '../access/adminScope.ts';
import { checkAccountNames } from '../accounts/accountNames.ts';
import { hashPassword } from '../accounts/password.ts';
import { tellOwner } from '../accounts/mailAccountChange.ts';
import { endSessions } from '../accounts/sessions.ts';
import { diffOf, writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { checkAdministratorsLeft } from './administrators.ts';
import { findUser } from './queries.ts';

/** The sent fields of an account; the password only if it changes. */
export type UserChange = UserInput & { password?: string | undefined };

function columnsOf(input: UserInput) {
  return {
    username: input.username.trim(),
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    roles: input.roles,
    group_id: input.groupId,
    is_enabled: input.isEnabled,
  };
}

/** @throws 403 if the user may not add accounts to this group or grant these roles */
async function checkPlace(query: Queryable, user: CurrentUser, input: UserInput): Promise<void> {
  if (input.groupId !== null) {
    const { rows } = await sql`
      select 1 from user_group g where g.id = ${input.groupId} and ${groupsInScope(user)}
    `.execute(query);
    if (rows.length === 0) throw invalidField('body.groupId');
  }
  if (user.isAdmin) return;
  if (input.groupId === null || input.roles.includes('ROLE_ADMIN')) throw forbidden();
}

async function readBack(query: Queryable, user: CurrentUser, id: number): Promise<User> {
  const found = await findUser(query, user, id);
  if (!found) throw notFound();
  return found;
}

/** Creates an account. Without a password, nobody can sign in to it until one is set with an emailed link. */
export async function createUser(database: Database, user: CurrentUser, input: UserChange): Promise<User> {
  const password_hash = input.password === undefined ? '' : await hashPassword(input.password);
  return database.transaction(async (query) => {
    await checkPlace(query, user, input);
    await checkAccountNames(query, input);
    const { id } = await query
      .insertInto('app_user')
      .values({ ...columnsOf(input), password_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    const created = await readBack(query, user, id);
    await writeAudit(query, user.id, 'user.create', id, { after: created });
    return created;
  });
}

/** Refuses changes of the user's own account that would lock it out, or let a delegate gain permissions. */
function checkOwnAccount(user: CurrentUser, before: User, input: UserInput): void {
  if (before.id !== user.id) return;
  const isSamePlace =
    input.isEnabled &&
    input.groupId === (before.group?.id ?? null) &&
    JSON.stringify(input.roles.toSorted()) === JSON.stringify(before.roles.toSorted());
  if (!isSamePlace) throw new Failure(409, 'ownAccount');
}

/** Returns whether a change opens an account to somebody: it sets a password, a name to recover it by, or roles. */
function changesAccess(before: User, { password, username, email, roles }: UserChange): boolean {
  const isMadeAdministrator = roles.includes('ROLE_ADMIN') && !before.roles.includes('ROLE_ADMIN');
  const isRenamed = username.trim() !== before.username || email !== before.email;
  return password !== undefined || isRenamed || isMadeAdministrator;
}

/** Changes an account. A new password, or disabling, ends its sessions, except the caller's own. */
export async function updateUser(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  user: CurrentUser,
  id: number,
  input: UserChange,
  request: FastifyRequest,
): Promise<User> {
  const { password, ...fields } = input;
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return database.transaction(async (query) => {
    await sql`select 1 from app_user where id = ${id} for update`.execute(query);
    const before = await readBack(query, user, id);
    checkRecordRevision(request, { yours: fields, theirs: before });
    checkOwnAccount(user, before, input);
    if (changesAccess(before, input)) checkConfirmed(user);
    await checkPlace(query, user, input);
    await checkAccountNames(query, input, id);
    await query
      .updateTable('app_user')
      .set({ ...columnsOf(input), ...(password_hash ? { password_hash } : {}) })
      .set('revision', sql`revision + 1`)
      .where('id', '=', id)
      .execute();
    if (password_hash || !input.isEnabled) await endSessions(query, id, { except: user.tokenHash });
    const by = id === user.id ? 'owner' : 'administrator';
    const mail = { userId: id, by, language: languageOf(request), to: before.email } as const;
    if (password_hash) await tellOwner({ jobs }, query, { ...mail, change: 'passwordChanged' });
    if (input.email !== before.email) await tellOwner({ jobs }, query, { ...mail, change: 'emailChanged' });
    await checkAdministratorsLeft(query);
    const after = await readBack(query, user, id);
    const data = { ...diffOf(before, after), ...(password_hash ? { isPasswordSet: true } : {}) };
    await writeAudit(query, user.id, 'user.update', id, data);
    return after;
  });
}

const foreignKeyViolation = '23503';

/** Deletes an account that owns nothing. */
export async function deleteUser(database: Database, user: CurrentUser, id: number): Promise<void> {
  if (id === user.id) throw new Failure(409, 'ownAccount');
  try {
    await database.transaction(async (query) => {
      const before = await readBack(query, user, id);
      await query.deleteFrom('app_user').where('id', '=', id).execute();
      await checkAdministratorsLeft(query);
      await writeAudit(query, user.id, 'user.delete', id, { before });
    });
  } catch (error) {
    if ((error as { code?: string }).code === foreignKeyViolation) throw new Failure(409, 'ownsEpacks');
    throw error;
  }
}

/** Ends all sessions of an account. */
export async function endUserSessions(database: Database, user: CurrentUser, id: number): Promise<void> {
  await database.transaction(async (query) => {
    await readBack(query, user, id);
    await endSessions(query, id);
    await writeAudit(query, user.id, 'user.endSessions', id);
  });
}

/** Turns off two-factor authentication and removes the passkeys of a user who lost their device. */
export async function resetUserSecondFactor(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  user: CurrentUser,
  id: number,
  language: Language,
): Promise<void> {
  await database.transaction(async (query) => {
    await readBack(query, user, id);
    await query.deleteFrom('second_factor').where('user_id', '=', id).execute();
    await query.deleteFrom('recovery_code').where('user_id', '=', id).execute();
    await query.deleteFrom('passkey').where('user_id', '=', id).execute();
    await endSessions(query, id);
    await tellOwner({ jobs }, query, {
      userId: id,
      change: 'secondFactorOff',
      by: 'administrator',
      language,
    });
    await writeAudit(query, user.id, 'user.resetSecondFactor', id);
  });
}
