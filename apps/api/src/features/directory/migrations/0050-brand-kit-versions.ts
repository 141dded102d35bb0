import { sql, type Kysely } from 'kysely';

/** The versions of each license's look. Looks saved before have one without an author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_kit_version (
      id int generated always as identity primary key,
      license_id int not null references license on delete cascade,
      kit jsonb,
      saved_by int references app_user on delete set null,
      saved_at timestamptz not null
    )
  `.execute(db);
  await sql`create index on brand_kit_version (license_id, id)`.execute(db);
  await sql`create index on brand_kit_version (saved_by)`.execute(db);
  await sql`
    insert into brand_kit_version (license_id, kit, saved_at)
    select id, brand_kit, now() from license where brand_kit is not null order by id
  `.execute(db);
}
