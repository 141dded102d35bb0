import { sql, type Kysely } from 'kysely';

/** The look of a license's brand, which its pages refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table license add column brand_kit jsonb`.execute(db);
}
