import { sql, type Kysely } from 'kysely';

/** Users' identities at an OpenID provider, and sign-ins through it that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table openid_identity (
      issuer text not null,
      subject text not null,
      user_id int not null references app_user on delete cascade,
      created_at timestamptz not null,
      used_at timestamptz not null,
      primary key (issuer, subject),
      unique (user_id, issuer)
    );
    create table openid_sign_in (
      hash bytea primary key,
      is_answered boolean not null default false,
      user_id int references app_user on delete cascade,
      has_two_factors boolean not null default false,
      expires_at timestamptz not null
    );
    create index openid_sign_in_end on openid_sign_in (expires_at);
    create index openid_sign_in_user on openid_sign_in (user_id);
  `;
  await sql.raw(statements).execute(db);
}
