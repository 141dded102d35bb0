import { sql, type Kysely } from 'kysely';

/** What surrounds an epack's pages counts its changes, as each page does: who saves it is told of what others changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table epack add column data_revision integer not null default 1').execute(db);
}
