import { sql, type Kysely } from 'kysely';

/** The key by which beacons name a page; the next renewal of statuses fills it in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_page add column page_key text not null default ''`.execute(db);
  await sql`create index roll_page_epack on roll_page (epack_id, retailer_id, day)`.execute(db);
}
