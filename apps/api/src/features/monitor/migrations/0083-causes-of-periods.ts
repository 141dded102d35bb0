import { sql, type Kysely } from 'kysely';

/** Why a page had each of its statuses. What began before this release has no cause, except what still lasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table page_status_period
      add column cause text, add column problem text, add column failure text, add column views int;
    update page_status_period s set cause = p.status_cause, problem = p.status_problem,
      failure = case when p.status_cause = 'unread' then p.check_failure end
    from product_page p where p.id = s.page_id and s.until is null;
  `;
  await sql.raw(statements).execute(db);
}
