import { sql, type Kysely } from 'kysely';

/** Tests of product pages by shops' developers; a row is deleted an hour after the test's start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_test (
      id bigint generated always as identity primary key,
      hash bytea not null unique,
      network bytea not null,
      host text not null,
      input jsonb not null,
      step text not null default 'waiting',
      attempts smallint not null default 0,
      report jsonb,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index page_test_expires_at on page_test (expires_at)`.execute(db);
}
