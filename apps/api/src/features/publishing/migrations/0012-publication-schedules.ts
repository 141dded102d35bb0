import { sql, type Kysely } from 'kysely';

/** Publications that are asked for ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table publication_schedule (
      id integer generated always as identity primary key,
      epack_id uuid not null references epack on delete cascade,
      license_id int not null references license on delete cascade,
      retailer_ids int[] not null,
      may_rewrite boolean not null,
      due_at timestamptz not null,
      state text not null default 'waiting',
      failure text,
      scheduled_by int not null references app_user on delete cascade,
      publication_id int references publication on delete set null,
      created_at timestamptz not null default now()
    );
    create index publication_schedule_due on publication_schedule (due_at) where state = 'waiting';
    create index publication_schedule_epack on publication_schedule (epack_id, due_at);
  `;
  await sql.raw(statements).execute(db);
}
