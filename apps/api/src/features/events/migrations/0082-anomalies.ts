import { sql, type Kysely } from 'kysely';

/** Suspicious views and their removal from the figures, and the views that no figure has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table impression
      add column impossible_view uuid, add column network bytea, add column anomaly_id int;
    create table view_anomaly (
      id int generated always as identity primary key,
      kind text not null, license_id int not null, retailer_id int not null, epack_id uuid not null,
      page_key text not null, day date not null, from_at timestamptz not null, until_at timestamptz not null,
      network bytea not null, views bigint not null, usual double precision,
      found_at timestamptz not null default now(), removed_at timestamptz, removed_views bigint not null default 0,
      unique (kind, license_id, retailer_id, epack_id, page_key, from_at, network)
    );
    create index view_anomaly_time on view_anomaly (from_at);
    create table view_anomaly_change (
      id int generated always as identity primary key,
      anomaly_id int not null references view_anomaly (id) on delete cascade,
      is_removal boolean not null, reason text not null, views bigint not null,
      user_id int references app_user (id) on delete set null, created_at timestamptz not null default now()
    );
    create index view_anomaly_change_of on view_anomaly_change (anomaly_id);
    create table view_tally (
      day date not null, license_id int not null, retailer_id int not null, epack_id uuid not null,
      arrived bigint not null default 0, repeated bigint not null default 0, misplaced bigint not null default 0,
      primary key (license_id, day, retailer_id, epack_id)
    );
  `;
  await sql.raw(statements).execute(db);
}
