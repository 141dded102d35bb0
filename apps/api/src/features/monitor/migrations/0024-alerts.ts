import { sql, type Kysely } from 'kysely';

/** Alert rules of the live monitor, what each user was told of, and where a notification leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table alert_rule (
      id int generated always as identity primary key,
      user_id int not null references app_user on delete cascade,
      name text not null,
      problems text[] not null,
      statuses text[] not null,
      retailer_ids int[] not null,
      brand_ids int[] not null,
      license_ids int[] not null,
      pace text not null,
      is_by_mail boolean not null,
      language text not null,
      created_at timestamptz not null default now(),
      looked_at timestamptz not null default now(),
      sent_at timestamptz,
      revision int not null default 1
    );
    create index alert_rule_user on alert_rule (user_id);

    create table alert_told_problem (
      user_id int not null references app_user on delete cascade,
      problem_id int not null references page_problem on delete cascade,
      primary key (user_id, problem_id)
    );
    create index alert_told_problem_of on alert_told_problem (problem_id);
    create table alert_told_status (
      user_id int not null references app_user on delete cascade,
      page_id int not null,
      since timestamptz not null,
      primary key (user_id, page_id, since),
      foreign key (page_id, since) references page_status_period (page_id, since) on delete cascade
    );
    create index alert_told_status_of on alert_told_status (page_id, since);
    create index page_problem_open_since on page_problem (since) where cleared_at is null;
    create index page_status_period_open_since on page_status_period (since) where until is null;

    alter table notification add column link text;
  `;
  await sql.raw(statements).execute(db);
}
