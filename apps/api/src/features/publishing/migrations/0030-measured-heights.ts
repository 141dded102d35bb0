import { sql, type Kysely } from 'kysely';

/** How high published pages are by width, measured by a browser; pages are told by the names of their files, which follow from their content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table measured_height (
      html text not null,
      css text not null,
      heights jsonb not null,
      primary key (html, css)
    );
  `;
  await sql.raw(statements).execute(db);
}
