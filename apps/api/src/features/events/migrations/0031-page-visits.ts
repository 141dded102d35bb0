import { sql, type Kysely } from 'kysely';

/** What one product page had, day by day: its last visit, its week, and what it lost since it has a problem. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index roll_epack_page on roll_epack (epack_id, retailer_id, day)`.execute(db);
}
