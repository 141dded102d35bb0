import { sql, type Kysely } from 'kysely';

/** The transaction that marked a pointer, so that each publication writes its own files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table pointer_change add column noted_by xid8 not null default pg_current_xact_id();
    create index pointer_change_noted_by on pointer_change (noted_by);
  `;
  await sql.raw(statements).execute(db);
}
