import { sql, type Kysely } from 'kysely';

/** Reasons can be administered: they are retired where pages still have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table page_reason
      add column is_retired boolean not null default false,
      add column revision int not null default 1
  `.execute(db);
  await sql`create index product_page_reason on product_page (reason_id) where reason_id is not null`.execute(
    db,
  );
}
