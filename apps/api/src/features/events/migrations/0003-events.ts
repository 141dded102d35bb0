import { sql, type Kysely } from 'kysely';

/** What retailers' pages report, partitioned by day, and the roll-ups dashboards read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table impression (
      ts timestamptz not null,
      event_id uuid not null,
      kind text not null,
      epack_id uuid,
      retailer_id int not null,
      license_id int,
      publication text not null,
      ean text not null,
      mpn text not null,
      brand text not null,
      locale text not null,
      block bigint,
      ms double precision,
      visitor bytea,
      browser text not null,
      device text not null,
      os text not null,
      platform text not null,
      country text not null,
      host text not null,
      is_foreign boolean not null,
      is_demo boolean not null,
      primary key (ts, event_id)
    ) partition by range (ts);
    create index impression_license on impression (license_id, ts desc);

    create table visitor_salt (day date primary key, salt bytea not null);

    create table roll_epack (
      day date not null, license_id int not null, retailer_id int not null, epack_id uuid not null, n bigint not null,
      primary key (license_id, day, retailer_id, epack_id)
    );
    create table roll_license_epack (
      day date not null, license_id int not null, epack_id uuid not null, n bigint not null,
      primary key (license_id, day, epack_id)
    );
    create table roll_dimension (
      day date not null, license_id int not null, retailer_id int not null,
      dimension text not null, value text not null, n bigint not null,
      primary key (license_id, dimension, day, retailer_id, value)
    );
    create table roll_visit (
      day date not null, license_id int not null, retailer_id int not null, n bigint not null, users bigint not null,
      primary key (license_id, day, retailer_id)
    );
    create table roll_state (day date primary key, rolled_at timestamptz, is_dirty boolean not null);
  `;
  await sql.raw(statements).execute(db);
}
