import { sql, type Kysely } from 'kysely';

/** What the table last imported says of a package's product, and the pages as the import wrote them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table package_import_key add column product json;
    alter table package_import_key add column source text not null default '';
    alter table package_import_key add column page_revisions json;
  `.execute(db);
}
