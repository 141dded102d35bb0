import { sql, type Kysely } from 'kysely';

/** Imports of product tables: how rows become pages, and the product of each row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table package_import add column products json;
    alter table package_import_row add column product json;
  `.execute(db);
}
