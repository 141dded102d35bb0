import { sql, type Kysely } from 'kysely';

/** Heights are reported by several networks, and expire. Reports so far could all be from one place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table stream_height add column reporters bytea[] not null default '{}',
      add column since timestamptz not null default now();
    delete from stream_height;
  `;
  await sql.raw(statements).execute(db);
}
