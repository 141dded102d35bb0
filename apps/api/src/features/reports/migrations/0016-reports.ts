import { sql, type Kysely } from 'kysely';

/** Reports: what was asked for, within which reach, and the rows that came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table report (
      id int generated always as identity primary key,
      user_id int not null references app_user on delete cascade,
      kind text not null,
      interval text not null,
      from_day date not null,
      to_day date not null,
      time_zone text not null,
      marketplace text not null,
      license_ids int[] not null,
      chosen_retailer_ids int[] not null,
      retailer_ids int[] not null,
      shelf_ids int[],
      statistics_group_id int references statistics_group on delete set null,
      status text not null default 'waiting',
      progress int not null default 0,
      row_count int not null default 0,
      count bigint not null default 0,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index report_user on report (user_id, created_at desc);
    create table report_row (
      report_id int not null references report on delete cascade,
      epack_id uuid not null,
      license_id int not null,
      retailer_id int not null,
      public_id text not null,
      name text not null,
      brand text not null,
      ean text not null,
      mpn text not null,
      license_name text not null,
      retailer_name text not null,
      count bigint not null,
      inview_count bigint not null,
      timed_count bigint not null,
      inview_ms bigint not null,
      interaction_count bigint not null,
      points bigint[] not null,
      primary key (report_id, epack_id, license_id, retailer_id)
    );
  `;
  await sql.raw(statements).execute(db);
}
