import { sql, type Kysely } from 'kysely';

/**
 * The look of a license's brand, which its pages refer to; since when its packages are being published in a new one; and
 * the look each publication was rendered with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table license add column brand_kit jsonb, add column republishing_since timestamptz`.execute(
    db,
  );
  await sql`alter table publication add column brand_kit jsonb`.execute(db);
}
