import { sql, type Kysely } from 'kysely';

/** Connections of users to marketplaces, and those that were begun and wait for the marketplace's redirect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table amazon_connection (
      user_id integer primary key references app_user on delete cascade,
      account text,
      tokens bytea not null,
      is_expired boolean not null default false,
      checked_at timestamptz not null default now(),
      connected_at timestamptz not null default now()
    );
    create table amazon_authorisation (
      state_hash bytea primary key,
      user_id integer not null references app_user on delete cascade,
      expires_at timestamptz not null
    );
    create index on amazon_authorisation (user_id);
  `;
  await sql.raw(statements).execute(db);
}
