import { sql, type Kysely } from 'kysely';

/** Files of every kind, images that stand for them, and resumable uploads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
      alter table file
        add column kind text not null default 'image',
        add column facts json not null default '{}',
        add column poster_id text references file,
        alter column width_px drop not null,
        alter column height_px drop not null;
      alter table file alter column kind drop default;
      alter table asset add column poster_id text references file;
      create table upload (
        id text primary key,
        user_id int not null references app_user on delete cascade,
        name text not null,
        size_bytes bigint not null,
        -- Set once the file is stored, so that finishing again answers with the same file.
        file_id text references file,
        created_at timestamptz not null default now()
      );
      create index upload_user on upload (user_id);
      `,
    )
    .execute(db);
}
