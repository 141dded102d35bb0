import { sql, type RawBuilder } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';

/** The names by which an account signs in and is found. */
export interface AccountNames {
  readonly username: string;
  readonly email: string;
}

/** Cyrillic and Greek letters, and below them the Latin letters they are taken for. */
const foreign = 'авсеёһіјкмнорԛѕтуԝхԁαβεικνορτυχ';
const latin = 'abceehijkmhopqstywxdabeikvoptyx';

/** Characters that are not seen: soft hyphens, joiners, marks of direction, byte order marks. */
const unseen =
  '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0]';

/** A name as people read it: the same for all spellings that look alike. */
const look = (name: RawBuilder<string>) =>
  sql<string>`translate(lower(regexp_replace(normalize(${name}, NFKC), ${unseen}, '', 'g')), ${foreign}, ${latin})`;

/**
 * Checks new names of an account. Usernames and e-mail addresses are one namespace: a password is recovered by
 * either of them, so nobody may be called by another person's. Names that an account has already stay valid.
 *
 * @param ownId - the account that changes; none for a new one
 * @throws 409 if a name reads like a username or an e-mail address of another account
 */
export async function checkAccountNames(
  query: Queryable,
  { username, email }: AccountNames,
  ownId = 0,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.names}::bigint)`.execute(query);
  const { rows } = await sql<{ isUsernameTaken: boolean; isEmailTaken: boolean }>`
    with account as (
      select id, ${look(sql`username`)} as username, ${look(sql`email`)} as email from app_user where not is_service
    ), wanted as (
      select ${look(sql`${username.trim()}::text`)} as username, ${look(sql`${email}::text`)} as email
    )
    select
      coalesce(bool_or(wanted.username in (other.username, other.email)
        and wanted.username is distinct from own.username), false) as "isUsernameTaken",
      coalesce(bool_or(wanted.email in (other.username, other.email)
        and wanted.email is distinct from own.email), false) as "isEmailTaken"
    from wanted
    left join account own on own.id = ${ownId}
    join account other on other.id <> ${ownId}
  `.execute(query);
  if (rows[0]?.isUsernameTaken) throw new Failure(409, 'usernameTaken');
  if (rows[0]?.isEmailTaken) throw new Failure(409, 'emailTaken');
}
