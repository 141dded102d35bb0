import { sql, type Kysely } from 'kysely';

/** Bulk publications: a run, and a row per epack with its outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table publication_run (
      id int generated always as identity primary key,
      user_id int not null references app_user on delete cascade,
      action text not null,
      due_at timestamptz,
      may_rewrite boolean not null default false,
      retailer_ids int[],
      language text not null,
      status text not null default 'checking',
      created_at timestamptz not null default now(),
      started_at timestamptz
    );
    create index publication_run_user on publication_run (user_id, created_at desc);
    create index publication_run_open on publication_run (id) where status in ('checking', 'running');
    create table publication_run_row (
      id int generated always as identity primary key,
      run_id int not null references publication_run on delete cascade,
      epack_id uuid not null references epack on delete cascade,
      -- The license whose turn it takes; for an epack without one, the user's id, negative.
      turn int not null default 0,
      status text not null default 'checking',
      retailer_count int,
      -- The publication that a roll back was checked for.
      target_id int,
      error text,
      reasons json not null default '[]',
      attempts int not null default 0,
      retry_at timestamptz,
      unique (run_id, epack_id)
    );
    create index publication_run_row_status on publication_run_row (run_id, status);
    create index publication_run_row_epack on publication_run_row (epack_id);
    create index publication_run_row_turn on publication_run_row (turn, id) where status in ('checking', 'waiting');
  `;
  await sql.raw(statements).execute(db);
}
