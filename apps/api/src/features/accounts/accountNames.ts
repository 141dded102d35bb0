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
  const wanted = username.trim();
  const { rows } = await sql<{ isUsernameTaken: boolean; isEmailTaken: boolean }>`
    with other as (
      select ${look(sql`username`)} as username, ${look(sql`email`)} as email from app_user where id <> ${ownId}
    ), own as (select * from app_user where id = ${ownId})
    select
      not exists (select from own where lower(username) = lower(${wanted}))
        and exists (select from other where ${look(sql`${wanted}::text`)} in (username, email)) as "isUsernameTaken",
      not exists (select from own where lower(email) = lower(${email}))
        and exists (select from other where ${look(sql`${email}::text`)} in (username, email)) as "isEmailTaken"
  `.execute(query);
  if (rows[0]?.isUsernameTaken) throw new Failure(409, 'usernameTaken');
  if (rows[0]?.isEmailTaken) throw new Failure(409, 'emailTaken');
}

/** An account by the name it signs in with. */
export interface NamedAccount {
  id: number;
  username: string;
}

const shownGroups = 100;

/** Lists accounts whose usernames or e-mail addresses read the same, which {@link checkAccountNames} refuses by now. */
export async function listLookAlikes(query: Queryable): Promise<NamedAccount[][]> {
  const { rows } = await sql<{ accounts: NamedAccount[] }>`
    with name as (
      select id, username, ${look(sql`username`)} as look from app_user
      union select id, username, ${look(sql`email`)} from app_user
    )
    select jsonb_agg(distinct jsonb_build_object('id', id, 'username', username)) as accounts
    from name where look <> '' group by look having count(distinct id) > 1 order by look limit ${shownGroups}
  `.execute(query);
  return rows.map(({ accounts }) => accounts);
}
