import { sql } from 'kysely';

import type { OpenidSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { checkAccountNames } from '../accounts/accountNames.ts';
import { tellOwner } from '../accounts/mailAccountChange.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { applyGrants, findGrants } from './applyGroups.ts';
import type { OpenidPerson } from './provider.ts';

const maxNameLength = 100;
const maxEmailLength = 254;

async function findKnown(query: Queryable, { issuer, subject }: OpenidPerson): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number; is_enabled: boolean }>`
    update openid_identity i set used_at = now() from app_user u
    where i.issuer = ${issuer} and i.subject = ${subject} and u.id = i.user_id
    returning i.user_id, u.is_enabled
  `.execute(query);
  if (rows[0] && !rows[0].is_enabled) throw new Failure(403, 'openidNoAccount');
  return rows[0]?.user_id;
}

/** Finds the account with the person's address. The provider must have verified it: anybody can claim an address. */
async function findByEmail(query: Queryable, { email, isEmailVerified }: OpenidPerson) {
  if (email === undefined || !isEmailVerified) throw new Failure(403, 'openidEmailUnverified');
  const { rows } = await sql<{ id: number; is_enabled: boolean }>`
    select id, is_enabled from app_user where lower(email) = lower(${email}) and not is_service for update
  `.execute(query);
  return rows[0];
}

/** Creates an account without a password. Its owner can set one with an emailed link. */
async function createAccount(query: Queryable, person: OpenidPerson): Promise<number> {
  const email = person.email ?? '';
  if (email.length > maxEmailLength) throw new Failure(403, 'openidNoAccount');
  const isFree = async (username: string) => {
    try {
      await checkAccountNames(query, { username, email });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  };
  const wanted = person.username?.slice(0, maxNameLength);
  const username = wanted !== undefined && (await isFree(wanted)) ? wanted : email;
  const { id } = await query
    .insertInto('app_user')
    .values({
      username,
      email,
      first_name: person.firstName.slice(0, maxNameLength),
      last_name: person.lastName.slice(0, maxNameLength),
      roles: ['ROLE_USER'],
      group_id: null,
      password_hash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(query, id, 'openid.createUser', id, { username, email });
  return id;
}

async function storeIdentity(
  query: Queryable,
  person: OpenidPerson,
  userId: number,
  at: Date,
): Promise<void> {
  const { issuer, subject } = person;
  const stored = await query
    .insertInto('openid_identity')
    .values({ issuer, subject, user_id: userId, created_at: at, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  // An address that changed hands at the provider must not open its former owner's account.
  if (!stored) throw new Failure(403, 'openidOtherIdentity');
}

/**
 * Finds the account of a person: by issuer and subject, the first time by the verified email address, or a new one if
 * the configuration allows that. Applies the provider's groups.
 *
 * @throws a failure that names the problem
 */
export async function findAccount(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  settings: OpenidSettings,
  person: OpenidPerson,
  language: Language,
): Promise<number> {
  return database.transaction(async (query) => {
    const grants = findGrants(settings, person.groups);
    let userId = await findKnown(query, person);
    if (userId === undefined) {
      const owner = await findByEmail(query, person);
      if (owner ? !owner.is_enabled : !settings.createsUsers) throw new Failure(403, 'openidNoAccount');
      const changedAt = new Date();
      userId = owner?.id ?? (await createAccount(query, person));
      await storeIdentity(query, person, userId, changedAt);
      if (owner) {
        const change = { userId, change: 'openidLinked', by: 'owner', language, changedAt } as const;
        await tellOwner({ jobs }, query, change);
        await writeAudit(query, userId, 'openid.link', userId, { issuer: person.issuer });
      }
    }
    if (grants) await applyGrants(query, userId, settings, grants);
    return userId;
  });
}
