import { sql, type Kysely } from 'kysely';

/** What pages with problems looked like; in the database, where nothing but their own call reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_shot (
      page_id int primary key references product_page on delete cascade,
      taken_at timestamptz not null,
      bytes bytea not null
    )
  `.execute(db);
  // Pictures are compressed already.
  await sql`alter table page_shot alter column bytes set storage external`.execute(db);
}
