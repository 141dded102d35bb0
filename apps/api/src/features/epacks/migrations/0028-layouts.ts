import { sql, type Kysely } from 'kysely';

/** The layout an epack was begun with, as its document says, so that lists can tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
      alter table epack add column layout text not null default '';
      update epack set layout = data->'manifest'->>'layout' where json_typeof(data->'manifest'->'layout') = 'string';
      create index epack_layout on epack (updated_at desc, id) include (license_id, owner_id, type, categories)
        where deleted_at is null and layout <> '';
      `,
    )
    .execute(db);
}
