import { sql, type Kysely } from 'kysely';

/** Finding and replacing across epacks: a replacement, and a row per epack with its hits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table replacement (
      id int generated always as identity primary key,
      user_id int not null references app_user on delete cascade,
      criteria json not null,
      language text not null,
      is_republishing boolean not null default false,
      created_at timestamptz not null default now()
    );
    create index replacement_user on replacement (user_id, created_at desc);
    create table replacement_row (
      id int generated always as identity primary key,
      replacement_id int not null references replacement on delete cascade,
      epack_id uuid not null references epack on delete cascade,
      status text not null default 'waiting',
      -- The pages with hits: the revision that was searched, and the one that the replacement saved.
      pages json not null default '[]',
      hits json not null default '[]',
      left_keys json not null default '[]',
      error text,
      unique (replacement_id, epack_id)
    );
    create index replacement_row_status on replacement_row (replacement_id, status);
    create index replacement_row_epack on replacement_row (epack_id);
  `;
  await sql.raw(statements).execute(db);
}
