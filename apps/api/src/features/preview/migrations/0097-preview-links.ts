import { sql, type Kysely } from 'kysely';

/** Links to previews, with an end and a token of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table preview_link (
      id int generated always as identity primary key,
      epack_id uuid not null references epack on delete cascade,
      created_by int not null references app_user on delete cascade,
      hash bytea not null unique,
      created_at timestamptz not null default now(),
      ends_at timestamptz not null,
      opened_at timestamptz
    );
    create index preview_link_epack on preview_link (epack_id);
    create index preview_link_created_by on preview_link (created_by);
  `;
  await sql.raw(statements).execute(db);
}
