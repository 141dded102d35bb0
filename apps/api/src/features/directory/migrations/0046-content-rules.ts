import { sql, type Kysely } from 'kysely';

/** Rules of a company about the content of its packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table license add column content_rules jsonb`.execute(db);
}
