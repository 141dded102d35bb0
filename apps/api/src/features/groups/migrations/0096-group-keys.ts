import { sql, type Kysely } from 'kysely';

/**
 * API keys of groups, with scopes and an end. The tokens that groups already have stay in their table: they keep all
 * scopes and have no end, and a server of the version before does not take a limited key for an unlimited one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table group_token add column ends_at timestamptz;

    create table group_key (
      id int generated always as identity primary key,
      group_id int not null references user_group on delete cascade,
      user_id int not null references app_user,
      name text not null,
      scopes text[] not null,
      hash bytea not null unique,
      created_by int references app_user on delete set null,
      created_at timestamptz not null default now(),
      ends_at timestamptz,
      used_at timestamptz
    );
    create index group_key_group on group_key (group_id);
    create index group_key_user on group_key (user_id);
    create index group_key_created_by on group_key (created_by);
    create trigger group_key_rights after delete on group_key for each statement execute function announce_rights();
  `;
  await sql.raw(statements).execute(db);
}
