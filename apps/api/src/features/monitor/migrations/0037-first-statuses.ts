import { sql, type Kysely } from 'kysely';

/** Product pages that came in a file lacked the first status of their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
      insert into page_status_period (page_id, since, status)
      select id, status_since, status from product_page p
      where not exists (select from page_status_period s where s.page_id = p.id and s.until is null)
      on conflict do nothing
      `,
    )
    .execute(db);
}
