import { sql, type Kysely } from 'kysely';

/** Tables whose rows are sums by their key. */
const summed = [
  'roll_page',
  'roll_visit',
  'roll_retailer_visit',
  'roll_user',
  'roll_visitor',
  'roll_page_month',
  ...[
    'roll_epack',
    'roll_license_epack',
    'roll_dimension',
    'roll_license_dimension',
    'roll_hour',
    'roll_license_hour',
  ].flatMap((table) => [table, `${table}_week`, `${table}_month`]),
];

/**
 * The class of each event and of each sum, and the view that a time in view belongs to. Events so far were counted without
 * proof of their views: they have a class of their own, 0, that figures still show. Robots among them are told apart (3)
 * where single events are kept; sums never contained them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table impression add column class smallint not null default 0, add column view_id uuid;
    update impression set class = 3 where device = 'bot';
    alter table roll_pending
      add column class smallint not null default 0, add column view_id uuid not null default gen_random_uuid();
    alter table roll_pending alter column view_id drop default;
    create table roll_view_time (
      day date not null, view_id uuid not null, ms bigint, primary key (day, view_id)
    );
    do $$ declare part record;
    begin
      for part in
        select c.conrelid::regclass as name, c.conname, pg_get_constraintdef(c.oid) as def from pg_constraint c
        where c.contype = 'p' and c.conrelid::regclass::text = any(array[${summed.map((name) => `'${name}'`).join(', ')}])
      loop
        execute format(
          'alter table %s add column class smallint not null default 0, drop constraint %I, add %s',
          part.name, part.conname, regexp_replace(part.def, '\\)$', ', class)')
        );
      end loop;
    end $$;
  `;
  await sql.raw(statements).execute(db);
}
