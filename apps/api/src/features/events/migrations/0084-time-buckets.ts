import { sql, type Kysely } from 'kysely';

const place = `day date not null, license_id int not null, retailer_id int not null, shelf_id int not null`;
const rest = `bucket smallint not null, n bigint not null, class smallint not null default 0`;

function makeTable(name: string): string {
  return `
    create table ${name} (
      ${place}, epack_id uuid not null, ${rest},
      primary key (license_id, day, retailer_id, shelf_id, epack_id, bucket, class)
    );
  `;
}

/** The times in view by length, for medians. Days with single events are counted again; earlier ones have no medians. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    ${['roll_epack_time', 'roll_epack_time_week', 'roll_epack_time_month'].map(makeTable).join('')}
    create table roll_visit_time (
      ${place}, ${rest}, primary key (license_id, day, retailer_id, shelf_id, bucket, class)
    );
    alter table report_row add column median_ms bigint;
    update roll_state set is_dirty = true where day > (
      select min(to_date(right(c.relname, 8), 'YYYYMMDD'))
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'impression'::regclass
    );
  `;
  await sql.raw(statements).execute(db);
}
