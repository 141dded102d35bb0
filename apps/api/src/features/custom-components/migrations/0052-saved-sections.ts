import { sql, type Kysely } from 'kysely';

/**
 * Sections and templates beside components, with the texts and images that may change in a copy. Copies in packages
 * refer to the public id: a number would name another section in another installation. `file_ids` are the files that its
 * author could use, so that they stay available when the package they came from is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table custom_component
      add column kind text not null default 'component' check (kind in ('component', 'section', 'template')),
      add column public_id uuid not null default gen_random_uuid() unique,
      add column category text not null default '',
      add column locale text not null default '',
      add column slots jsonb,
      add column file_ids text[] not null default '{}'
  `.execute(db);
  await sql`drop index custom_component_license_name, custom_component_owner_name`.execute(db);
  await sql`
    create unique index custom_component_license_name on custom_component (license_id, kind, lower(name))
      where license_id is not null
  `.execute(db);
  await sql`
    create unique index custom_component_owner_name on custom_component (owner_id, kind, lower(name))
      where license_id is null
  `.execute(db);
  await sql`create index custom_component_files on custom_component using gin (file_ids)`.execute(db);
}
