import { sql, type Kysely } from 'kysely';

/** The product page of each event, and the views and use of each product page by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table impression add column page_key text not null default '';
    alter table roll_pending add column page_key text not null default '';
    create table roll_page (
      day date not null, license_id int not null, retailer_id int not null, shelf_id int not null,
      epack_id uuid not null, page_key text not null, n bigint not null, inviews bigint not null,
      timed_inviews bigint not null, inview_ms bigint not null, interactions bigint not null,
      primary key (license_id, day, retailer_id, shelf_id, epack_id, page_key)
    );
    create index roll_page_key on roll_page (page_key, retailer_id, day);
  `;
  await sql.raw(statements).execute(db);
}
