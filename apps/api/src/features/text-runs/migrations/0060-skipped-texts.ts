import { sql, type Kysely } from 'kysely';

/** The texts of an epack that are too long to propose others for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table text_run_row add column skipped json not null default '[]'`.execute(db);
}
