import { sql, type Kysely } from 'kysely';

/** Notifications of the server, as message ids with values: each reader gets them in their own language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table notification add column notice jsonb;
    alter table notification alter column title drop not null;
    alter table notification alter column text drop not null;
    alter table notification add constraint notification_words
      check (notice is not null or (title is not null and text is not null));
  `;
  await sql.raw(statements).execute(db);
}
