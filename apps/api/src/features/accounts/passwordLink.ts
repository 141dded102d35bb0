import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import { createToken, hashToken } from '../../platform/security/tokens.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { hashPassword } from './password.ts';
import { checkAccountNames } from './accountNames.ts';
import { endSessions, forgetLinks } from './sessions.ts';
import { writeMail } from './writeMail.ts';

const recoveryMinutes = 30;
const invitationDays = 3;

/** The recipient of a link. */
export interface LinkOwner {
  id: number;
  username: string;
  email: string;
}

/**
 * Creates a link and invalidates older ones. The token is in the fragment, which browsers do not send to
 * servers.
 */
async function createLink(
  { config, database }: Services,
  userId: number,
  lifetimeMinutes: number,
): Promise<string> {
  const { token, hash } = createToken();
  await database.transaction(async (query) => {
    await forgetLinks(query, userId);
    await query
      .insertInto('password_link')
      .values({ hash, user_id: userId, expires_at: new Date(Date.now() + lifetimeMinutes * 60_000) })
      .execute();
  });
  return `${panelUrl(config)}/auth/reset-password#token=${token}`;
}

/** Emails a link to set a new password, valid for 30 minutes. */
export async function sendRecovery(services: Services, owner: LinkOwner, language: Language): Promise<void> {
  const link = await createLink(services, owner.id, recoveryMinutes);
  const values = { login: owner.username, link, minutes: String(recoveryMinutes) };
  await services.mailer.send(writeMail(owner.email, 'recovery', language, values));
}

/** Emails the owner of a new account a link to set the first password, valid for three days. */
export async function sendInvitation(
  services: Services,
  owner: LinkOwner,
  language: Language,
): Promise<void> {
  const link = await createLink(services, owner.id, invitationDays * 24 * 60);
  const values = { login: owner.username, link, days: String(invitationDays) };
  await services.mailer.send(writeMail(owner.email, 'invitation', language, values));
}

async function checkLink(query: Queryable, token: string): Promise<void> {
  const known = await query
    .selectFrom('password_link')
    .select('user_id')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!known) throw new Failure(400, 'linkNotValid');
}

interface TakenLink {
  user_id: number;
  username: string;
  restored_email: string | null;
  changed_at: Date | null;
}

/** Redeems a link's token; of several parallel requests, only one succeeds. */
async function takeLink(query: Queryable, token: string): Promise<TakenLink> {
  const { rows } = await sql<TakenLink>`
    delete from password_link l using app_user u
    where l.hash = ${hashToken(token)} and l.expires_at > now() and u.id = l.user_id and u.is_enabled
    returning l.user_id, l.restored_email, l.changed_at, u.username
  `.execute(query);
  if (!rows[0]) throw new Failure(400, 'linkNotValid');
  return rows[0];
}

/** Returns whether nobody else has the account's earlier email address by now. */
async function isStillFree(query: Queryable, link: TakenLink, email: string): Promise<boolean> {
  try {
    await checkAccountNames(query, { username: link.username, email }, link.user_id);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/**
 * Restores the email address, and removes the ways to sign in that were set up since the change: two-factor
 * authentication, passkeys and identities at the OpenID provider.
 */
async function undoChange(query: Queryable, link: TakenLink): Promise<void> {
  const { user_id: userId, restored_email: email, changed_at: changedAt } = link;
  if (email === null || changedAt === null) return;
  await query.deleteFrom('password_link').where('user_id', '=', userId).execute();
  if (await isStillFree(query, link, email))
    await query.updateTable('app_user').set({ email }).where('id', '=', userId).execute();
  const { numDeletedRows } = await query
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', changedAt)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await query.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await query
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('created_at', '>=', changedAt)
    .execute();
  await query
    .deleteFrom('openid_identity')
    .where('user_id', '=', userId)
    .where('created_at', '>=', changedAt)
    .execute();
  await writeAudit(query, userId, 'account.recover', userId);
}

/** Sets a new password with an emailed link, once, and ends every session of the account. */
export async function resetPassword(database: Database, token: string, password: string): Promise<void> {
  // Hashing is expensive, so guessed tokens are refused first.
  await checkLink(database.query, token);
  const password_hash = await hashPassword(password);
  await database.transaction(async (query) => {
    const link = await takeLink(query, token);
    const userId = link.user_id;
    await query
      .updateTable('app_user')
      .set({ password_hash })
      .set('revision', sql`revision + 1`)
      .where('id', '=', userId)
      .execute();
    await undoChange(query, link);
    await endSessions(query, userId);
    await writeAudit(query, userId, 'account.resetPassword', userId);
  });
}
