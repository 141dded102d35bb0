import { sql, type Kysely } from 'kysely';

/** What a person said of an epack's content. It holds for the content as it was then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_review (
      epack_id uuid primary key references epack on delete cascade,
      is_checked boolean not null default false,
      is_correct boolean,
      note text not null default '',
      reviewed_by int references app_user on delete set null,
      reviewed_at timestamptz not null default now(),
      content_at timestamptz not null
    )
  `.execute(db);
}
