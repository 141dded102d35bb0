import { sql, type Kysely } from 'kysely';

/** Texts proposed for many epacks: a run, and a row per epack with its proposals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table text_run (
      id int generated always as identity primary key,
      user_id int not null references app_user on delete cascade,
      task text not null,
      locale text not null,
      language text not null,
      status text not null default 'running',
      error text,
      created_at timestamptz not null default now()
    );
    create index text_run_user on text_run (user_id, created_at desc);
    create table text_run_row (
      id int generated always as identity primary key,
      run_id int not null references text_run on delete cascade,
      epack_id uuid not null references epack on delete cascade,
      status text not null default 'waiting',
      -- The pages that texts were asked for, each with its revision and how many of its texts have an answer.
      pages json not null default '[]',
      proposals json not null default '[]',
      left_keys json not null default '[]',
      is_reviewed boolean not null default false,
      proposal_count int not null default 0,
      refusals json not null default '[]',
      error text,
      unique (run_id, epack_id)
    );
    create index text_run_row_status on text_run_row (run_id, status);
    create index text_run_row_epack on text_run_row (epack_id);
  `;
  await sql.raw(statements).execute(db);
}
