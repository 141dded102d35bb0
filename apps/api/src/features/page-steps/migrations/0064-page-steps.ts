import { sql, type Kysely } from 'kysely';

/** The history of each page: the last steps, and the revision they lead to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_steps (
      epack_id uuid not null references epack on delete cascade,
      locale text not null,
      template text not null,
      page text not null,
      revision int not null,
      steps jsonb not null,
      primary key (epack_id, locale, template, page)
    )
  `.execute(db);
}
