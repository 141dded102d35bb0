import { sql, type Kysely } from 'kysely';

/**
 * Statistics by what packages are filed under (their type and categories, a "shelf"), by hour, by what visitors did, and
 * in small tables for choices that leave nothing out; the marketplace a retailer sells on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table retailer add column marketplace text not null default 'site';

    create table shelf (
      id int generated always as identity primary key, is_sis boolean not null, categories text[] not null,
      unique (is_sis, categories)
    );
    alter table impression add column shelf_id int not null default 0;

    alter table roll_epack
      add column shelf_id int not null default 0,
      add column inviews bigint not null default 0,
      add column timed_inviews bigint not null default 0,
      add column inview_ms bigint not null default 0,
      add column interactions bigint not null default 0,
      drop constraint roll_epack_pkey,
      add primary key (license_id, day, retailer_id, shelf_id, epack_id);
    create table roll_user (
      day date not null, license_id int not null, retailer_id int not null, part int not null, users bigint not null,
      primary key (license_id, day, retailer_id, part)
    );
    insert into roll_user select day, license_id, retailer_id, 0, users from roll_visit where users > 0;
    alter table roll_visit
      drop column users,
      add column shelf_id int not null default 0,
      add column inviews bigint not null default 0,
      add column timed_inviews bigint not null default 0,
      add column inview_ms bigint not null default 0,
      add column interactions bigint not null default 0,
      drop constraint roll_visit_pkey,
      add primary key (license_id, day, retailer_id, shelf_id);
    alter table roll_dimension
      add column shelf_id int not null default 0,
      drop constraint roll_dimension_pkey,
      add primary key (license_id, day, dimension, retailer_id, shelf_id, value);
    create table roll_license_dimension (
      day date not null, license_id int not null, dimension text not null, value text not null, n bigint not null,
      primary key (license_id, day, dimension, value)
    );
    insert into roll_license_dimension
      select day, license_id, dimension, value, sum(n) from roll_dimension group by 1, 2, 3, 4;
    create table roll_hour (
      day date not null, license_id int not null, retailer_id int not null, shelf_id int not null, hour smallint not null,
      n bigint not null,
      primary key (license_id, day, retailer_id, shelf_id, hour)
    );

    insert into shelf (is_sis, categories)
      select distinct type = 'sis', array(select distinct c from unnest(categories) c order by c) from epack;
    update impression i set shelf_id = s.id
    from epack e join shelf s
      on s.is_sis = (e.type = 'sis') and s.categories = array(select distinct c from unnest(e.categories) c order by c)
    where e.id = i.epack_id;
    update roll_state set is_dirty = true where day > (
      select min(to_date(right(c.relname, 8), 'YYYYMMDD'))
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'impression'::regclass
    );
  `;
  await sql.raw(statements).execute(db);
}
