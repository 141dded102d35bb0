import { sql, type Kysely } from 'kysely';

/** A row per host that its readiness check writes, to try whether the database accepts writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table readiness (host text primary key, checked_at timestamptz not null)`.execute(db);
}
