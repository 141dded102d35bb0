import { sql, type Kysely } from 'kysely';

const measures = ['n', 'inviews', 'timed_inviews', 'inview_ms', 'interactions'];
const place = ['license_id', 'retailer_id', 'shelf_id'];
const spanned: [table: string, keys: string[], sums: string[]][] = [
  ['roll_epack', [...place, 'epack_id'], measures],
  ['roll_license_epack', ['license_id', 'epack_id'], ['n']],
  ['roll_dimension', [...place, 'dimension', 'value'], ['n']],
  ['roll_license_dimension', ['license_id', 'dimension', 'value'], ['n']],
  ['roll_hour', [...place, 'hour'], ['n']],
  ['roll_license_hour', ['license_id', 'hour'], ['n']],
];

/** The sums of each week (from Monday) and month; a row's day is the first one of it. */
function makeSpan([table, keys, sums]: (typeof spanned)[number], span: string): string {
  const start = `date_trunc('${span}', day::timestamp)::date`;
  return `
    create table ${table}_${span} (like ${table});
    insert into ${table}_${span} (day, ${keys.join(', ')}, ${sums.join(', ')})
      select ${start}, ${keys.join(', ')}, ${sums.map((sum) => `sum(${sum})`).join(', ')}
      from ${table} group by ${start}, ${keys.join(', ')};
    alter table ${table}_${span} add primary key (license_id, day, ${keys.slice(1).join(', ')});
  `;
}

/**
 * Sums that are kept current: what is stored waits in `roll_pending` until it is added to them, today's included, and
 * `roll_visitor` knows who was seen already on the days that still go on. Weeks and months, so that a year is few sums;
 * on which days of a month each page was visited; and small sums for choices that leave nothing out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table roll_pending (
      ts timestamptz not null, kind text not null, epack_id uuid, retailer_id int not null, license_id int not null,
      shelf_id int not null, ms double precision, visitor bytea, browser text not null, device text not null,
      os text not null, platform text not null, country text not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
    create table roll_visitor (
      day date not null, license_id int not null, retailer_id int not null, part int not null, visitor bytea not null,
      primary key (day, license_id, retailer_id, part, visitor)
    );
    create table roll_retailer_visit (
      day date not null, license_id int not null, retailer_id int not null, n bigint not null, inviews bigint not null,
      timed_inviews bigint not null, inview_ms bigint not null, interactions bigint not null,
      primary key (license_id, day, retailer_id)
    );
    insert into roll_retailer_visit
      select day, license_id, retailer_id, sum(n), sum(inviews), sum(timed_inviews), sum(inview_ms), sum(interactions)
      from roll_visit group by 1, 2, 3;
    create table roll_license_hour (
      day date not null, license_id int not null, hour smallint not null, n bigint not null,
      primary key (license_id, day, hour)
    );
    insert into roll_license_hour select day, license_id, hour, sum(n) from roll_hour group by 1, 2, 3;
    create table roll_page_month (
      month date not null, license_id int not null, retailer_id int not null, shelf_id int not null,
      epack_id uuid not null, days int not null,
      primary key (license_id, month, retailer_id, shelf_id, epack_id)
    );
    insert into roll_page_month
      select date_trunc('month', day::timestamp)::date, license_id, retailer_id, shelf_id, epack_id,
        bit_or(1 << extract(day from day)::int - 1)
      from roll_epack where n > 0 group by 1, 2, 3, 4, 5;
    alter table roll_user
      drop constraint roll_user_pkey, add primary key (part, license_id, day, retailer_id);
    ${spanned.flatMap((table) => [makeSpan(table, 'week'), makeSpan(table, 'month')]).join('\n')}
    insert into roll_state (day, is_dirty) select distinct (ts at time zone z.time_zone)::date, true
      from impression, roll_zone z where ts > now() - interval '4 days'
      on conflict (day) do update set is_dirty = true
      where roll_state.day > (
        select min(to_date(right(c.relname, 8), 'YYYYMMDD'))
        from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'impression'::regclass
      );
  `;
  await sql.raw(statements).execute(db);
}
